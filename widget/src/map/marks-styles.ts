/** What only pages with people who are signed in have on their pins: saved jobs and new ones. */
export const MARKS_CSS = `
.jm-plate svg{width:10px;height:10px;margin-right:4px;fill:currentColor}
.is-new .jm-plate::after{content:"";position:absolute;right:-1px;top:-1px;border:5px solid;border-color:currentColor currentColor transparent transparent}
.is-left.is-new .jm-plate::after{right:auto;left:-1px;border-color:currentColor transparent transparent currentColor}
@media (forced-colors:active){
.is-new .jm-plate::after{border-color:CanvasText CanvasText transparent transparent;forced-color-adjust:none}
.is-left.is-new .jm-plate::after{border-color:CanvasText transparent transparent CanvasText}
}`;
