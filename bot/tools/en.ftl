# What only the command line says.
verify-drawn = The table after decision { $step } is drawn in { $file }.
verify-not-drawn = The table after decision { $step } was not reached and is not drawn.
verify-no-file = { $file } can't be read: { $reason }.
verify-unwritten = { $file } can't be written: { $reason }.
verify-no-step = There is no decision { $step }: this record has decisions 1 to { $most }, and 0 is the table before them.
