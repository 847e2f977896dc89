import { twoLines, type ZooPage } from "./page.ts";

const theme = (name: string, css: string, rest: Partial<ZooPage> = {}): ZooPage => ({
  name,
  body: twoLines,
  head: `<style>${css}</style>`,
  ...rest,
});

/** Style sheets of themes and frameworks: the rules of theirs that could reach an embed. */
export const THEMES: readonly ZooPage[] = [
  theme(
    "WordPress",
    `body{--wp--style--block-gap:24px;font:18px/1.7 serif;margin:0}.entry-content>*{max-width:650px;margin:24px auto}
a{color:#cd2653;text-decoration:underline}button,.button,input[type=submit]{background:#cd2653;color:#fff;border:0;padding:1.1em 1.44em;text-transform:uppercase;letter-spacing:.0333em;font-weight:600}
ul,ol{margin:0 0 3rem 2rem;list-style:square}li{margin:.5rem 0 0 2rem}img,svg{max-width:100%;height:auto}input{border:2px solid #dcd7ca;padding:1.5rem}h2{font-size:3.2rem;margin:6rem auto 3rem}p:empty{display:none}`,
    { body: (site) => `<div class="entry-content">${twoLines(site)}</div>` },
  ),
  theme(
    "Bootstrap 3",
    `html{font-size:10px}*,:before,:after{box-sizing:border-box}body{font-family:"Helvetica Neue",sans-serif;font-size:14px;line-height:1.42857143;margin:0}
.hidden{display:none!important}.panel{margin-bottom:20px;border:1px solid #ddd;box-shadow:0 1px 1px #0001}.list{padding:30px}.container{width:750px;margin:0 auto}
h2,.h2{font-size:30px;margin:20px 0 10px}label{display:inline-block;margin-bottom:5px;font-weight:700}legend{width:100%;font-size:21px}button,select{text-transform:none}button{overflow:visible}svg:not(:root){overflow:hidden}`,
    { body: (site) => `<div class="container">${twoLines(site)}</div>` },
  ),
  theme(
    "Tailwind preflight",
    `*,::before,::after{box-sizing:border-box;border-width:0;border-style:solid;border-color:#e5e7eb;margin:0;padding:0}html{line-height:1.5;font-family:ui-sans-serif}
a{color:inherit;text-decoration:inherit}h1,h2,h3{font-size:inherit;font-weight:inherit}button,input,select{font:inherit;color:inherit;background-color:transparent}ol,ul,menu{list-style:none}
img,svg,video,canvas,audio,iframe,embed,object{display:block;vertical-align:middle}[hidden]{display:none}`,
  ),
  theme(
    "Elementor",
    `.elementor-invisible{visibility:hidden}.elementor-widget-container{display:flex;flex-direction:column;align-items:center;transition:background .3s}.elementor *{box-sizing:border-box}
.elementor a{box-shadow:none}.elementor svg{fill:red;width:1em;height:1em}.elementor button{display:block;width:100%;border-radius:50px}`,
    {
      body: (site) =>
        `<div class="elementor elementor-invisible" id="widget"><div class="elementor-widget-container">${twoLines(site)}</div></div>`,
      act: 'setTimeout(() => document.getElementById("widget").classList.remove("elementor-invisible"), 100)',
    },
  ),
  theme(
    "everything shouts",
    "*{text-transform:uppercase;letter-spacing:3px;word-spacing:9px;line-height:3;font:italic 700 30px serif;text-indent:40px;white-space:nowrap;text-align:right}",
  ),
  theme("everything is unset", "*{all:unset}head,head *,script{display:none}html,body{display:block}"),
  theme(
    "a storm of !important",
    "*{color:#f0f!important;background:#ff0!important;font:9px/1 serif!important;margin:0!important;padding:0!important;border:0!important;text-transform:uppercase!important;letter-spacing:5px!important;opacity:1!important;animation:none!important;transition:none!important;box-shadow:none!important}",
    { body: (site) => twoLines(site) },
  ),
  theme(
    "drawings and buttons are styled by name",
    "svg{display:none!important;fill:red;width:500px}canvas{display:none!important;max-width:50px}button{display:none!important;position:fixed;width:100%}section,header,footer,article{display:none}ol,li{display:inline;float:right}input{visibility:hidden}div{position:static!important;overflow:visible!important;height:auto!important}",
  ),
  theme(
    "what is empty is not shown",
    ":empty:not(html,head,body){display:none}p:empty,div:empty{margin:50px}",
  ),
  theme(
    "62.5 % for html, and large letters",
    "html{font-size:62.5%}body{font-size:6rem;line-height:3;font-weight:900}",
  ),
  theme("a flex row", "body{margin:0;display:flex;justify-content:center}"),
  theme(
    "a flex column with its items in the middle",
    "body{margin:0;display:flex;flex-direction:column;align-items:center}",
    { isCore: true },
  ),
  theme("a grid with its items in the middle", "body{margin:0;display:grid;place-items:center}"),
  theme("floats and inline blocks", "div{float:left;max-width:100%;display:inline-block}", {
    body: (site) => `<div style="width:100%"><div style="width:90%">${twoLines(site)}</div></div>`,
  }),
  theme(
    "columns, hyphens and drop letters",
    "body{columns:1;hyphens:auto;text-align:justify;writing-mode:horizontal-tb;quotes:none}body::first-letter{font-size:90px;float:left}",
  ),
  theme("zoomed, and shouting", "*{text-transform:uppercase;letter-spacing:2px}body{zoom:1.3;margin:0}"),
  theme(
    "made smaller by a transform",
    "body{transform:scale(.8);transform-origin:0 0;perspective:900px;filter:grayscale(1);will-change:transform}",
  ),
  theme("dark, without a word of it", "html{background:#121619}body{background:#121619;color:#eee}", {
    isCore: true,
    seen: { scheme: "dark" },
  }),
  theme("dark, and says so", ":root{color-scheme:dark}", { seen: { scheme: "dark" } }),
  theme(
    "dark in a card, by a picture",
    "body{background:#fff}.card{background:#0b1020 linear-gradient(#0b1020,#101830);color:#fff;padding:20px}",
    {
      body: (site) => `<div class="card">${twoLines(site)}</div>`,
      seen: { scheme: "dark" },
    },
  ),
];
