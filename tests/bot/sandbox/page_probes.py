"""What the page's tests ask the browser itself: small scripts, and the markup texts should become."""

SHOWN = {
    "**b** *i* __u__ ~~s~~ `c`": "<p><strong>b</strong> <em>i</em> <u>u</u> <s>s</s> <code>c</code></p>",
    "***both*** snake_case_name": "<p><strong><em>both</em></strong> snake_case_name</p>",
    "2 * 3 * 4 \\*plain\\*": "<p>2 * 3 * 4 *plain*</p>",
    "-# small": '<p class="subtext">small</p>',
    "- one\n  - deep\n- two": "<ul><li>one<ul><li>deep</li></ul></li><li>two</li></ul>",
    "3. three\n4. four": '<ol start="3"><li>three</li><li>four</li></ol>',
    "> a\n> b\nc": "<blockquote><p>a<br>b</p></blockquote><p>c</p>",
    "```py\nx = '**'\n```": "<pre tabindex=\"0\"><code>x = '**'</code></pre>",
    "[Rules](https://a.example/b)": (
        '<p><a href="https://a.example/b" target="_blank" rel="noopener noreferrer">Rules</a></p>'
    ),
    "## Head": '<div class="head2" role="heading" aria-level="4">Head</div>',
    "**never closed": "<p>**never closed</p>",
    "<:cod:12>": "<p><b>:cod:12</b></p>",
}

TOO_WIDE = """() => [...document.querySelectorAll("body *")]
    .filter((e) => e.getBoundingClientRect().right > innerWidth + 1 && !e.closest(".strip, pre"))
    .filter((e) => getComputedStyle(e).visibility === "visible")
    .map((e) => e.outerHTML.slice(0, 80))"""

BROKEN_PICTURES = """() => [...document.images]
    .filter((e) => e.complete && !e.naturalWidth && e.getAttribute("src"))
    .map((e) => `did not load: ${e.src}`)"""

# What a message says: its texts (buttons too), the words of its pictures, and whatever is cut or did not load.
LAST_WORDS = """(message) => {
    const shown = (e) => e.checkVisibility();
    const parts = [...message.querySelectorAll(".text > *, .button, .select")].filter(shown);
    const images = [...message.querySelectorAll(".content img")];
    const cut = (e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 4;
    return {
        texts: parts.map((e) => e.innerText.trim()).filter(Boolean),
        alts: images.map((e) => e.alt),
        broken: [
            ...images.filter((e) => e.complete && !e.naturalWidth).map((e) => `picture ${e.src} did not load`),
            ...parts.filter((e) => e.matches("button") && cut(e)).map((e) => `cut: ${e.innerText}`),
        ],
    };
}"""

NOTE_BUSY = """() => {
    window.seen = [];
    const busy = () => [...document.querySelectorAll("[aria-busy=true]")].map((e) => e.dataset.customId);
    const look = () => window.seen.push(...busy());
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""

MARKDOWN = """async (text) => {
    const { markdown } = await import("/static/markdown.js");
    const bold = (textContent) => Object.assign(document.createElement("b"), { textContent });
    const box = document.createElement("div");
    box.append(markdown(text, { emoji: ({ name, id }) => bold(`:${name}:${id}`) }));
    return box.innerHTML;
}"""

NAMELESS = """() => [...document.querySelectorAll("button, a, input, textarea, summary")]
    .filter((e) => !(e.getAttribute("aria-label") || e.textContent.trim() || e.title || e.querySelector("img")?.alt))
    .map((e) => e.outerHTML)"""

# The contrast of every visible text against its ground, by WCAG's formula; lists what is below 4.5.
CONTRAST = """() => {
    const parts = (colour) => (colour.match(/[\\d.]+/g) ?? []).map(Number);
    const over = (top, under) => {
        const alpha = top[3] ?? 1;
        return [0, 1, 2].map((i) => top[i] * alpha + under[i] * (1 - alpha));
    };
    const ground = (e) => {
        if (!e) return [255, 255, 255];
        const colour = parts(getComputedStyle(e).backgroundColor);
        return (colour[3] ?? 1) === 1 ? colour : over(colour, ground(e.parentElement));
    };
    const linear = (c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    const light = (rgb) => rgb.reduce((sum, c, i) => sum + linear(c / 255) * [0.2126, 0.7152, 0.0722][i], 0);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const poor = new Set();
    while (walker.nextNode()) {
        const text = walker.currentNode.data.trim();
        const e = walker.currentNode.parentElement;
        const seen = e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (!text || !seen || e.closest(":disabled, noscript")) continue;
        const under = ground(e);
        const [a, b] = [light(over(parts(getComputedStyle(e).color), under)), light(under)].sort((x, y) => y - x);
        const ratio = (a + 0.05) / (b + 0.05);
        if (ratio < 4.5) poor.add(`${e.className}: ${text.slice(0, 30)} ${ratio.toFixed(2)}`);
    }
    return [...poor];
}"""
