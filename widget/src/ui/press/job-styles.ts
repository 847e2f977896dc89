/** Styles of an open job, in the same chunk. */
export const JOB_CSS = `
.scroll+.bar{border:0;border-top:1px solid var(--l)}
.bar .main{width:100%;min-height:44px}
.scroll{flex:1;min-height:0;overflow:auto;padding:16px;display:flow-root}
.scroll h2{font-size:21px}
.text{margin-top:16px;overflow-wrap:anywhere}
.text :is(p,ul,ol){margin:6px 0}
.text :is(ul,ol){padding-inline-start:20px;list-style:disc}
.text ol li{display:list-item;padding:0;border:0;background:none}
.text a,.text ol a{font-weight:400;text-decoration:underline}
.text ol a::after{content:none}
.text h3{font-size:15px}`;
