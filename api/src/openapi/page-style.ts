/** The style of the API's page: the colors of the web app's tokens, with fonts that every machine has. */
export const STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#10242c,#e8efef);--ink-2:light-dark(#3b515a,#b5c4c8);--line:light-dark(#d5dedf,#28393f);
--page:light-dark(#fff,#111c21);--soft:light-dark(#f5f8f7,#18262c);--sea:light-dark(#0c5877,#83c9e6);
font:15px/1.55 system-ui,sans-serif;background:var(--page);color:var(--ink);scroll-padding-top:1rem}
body{max-width:60rem;margin:0 auto;padding:1.25rem clamp(1rem,4vw,2rem) 4rem}
header{padding-bottom:.75rem;border-bottom:2px solid var(--ink)}
header a{color:inherit;text-decoration:none;padding-block:.25rem}
h1,h2,header a{font-family:Georgia,"Times New Roman",serif;font-weight:500;line-height:1.15}
h1{font-size:2.5rem;margin:2rem 0 1rem}h2{font-size:1.75rem;margin:3.5rem 0 .5rem}header a{font-size:1.3rem}
h3{font:600 1rem/1.4 ui-monospace,Menlo,Consolas,monospace;margin:0 0 .35rem;overflow-wrap:anywhere}
p{margin:.35rem 0;color:var(--ink-2)}p b{margin-right:.5rem;padding:.1rem .45rem;border:1px solid var(--line);border-radius:2px;color:var(--ink-2);font-size:.75rem}
a{color:var(--sea);text-underline-offset:.2em}small{color:var(--ink-2);font-size:.75rem}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:1.5rem 0 0;padding:0;list-style:none}nav a{display:inline-block;min-height:1.5rem}
section{padding:1.25rem 0;border-top:1px solid var(--line)}
table{border-collapse:collapse;width:100%;margin:.75rem 0 .5rem;font-size:.875rem}
th,td{text-align:start;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
th{color:var(--ink-2);font-weight:500}th:nth-child(1){width:36%}th:nth-child(2){width:4.5rem}
code{font:.9em ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}p code{padding:.05rem .3rem;border-radius:2px;background:var(--soft)}
`;
