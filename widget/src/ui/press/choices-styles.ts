/** Styles of the filter panel, in the same chunk. */
export const CHOICES_CSS = `
.choices{flex:1 0 100%;display:grid;gap:12px;max-height:300px;overflow:auto;overscroll-behavior:contain;padding:4px 2px}
fieldset{display:flex;flex-wrap:wrap;gap:0 16px}
legend,.field{font-weight:700}
fieldset label{display:inline-flex;align-items:center;gap:6px;min-height:28px}
label i{font-style:normal;color:var(--t2);font-size:13px}
input[type=checkbox]{width:18px;height:18px;accent-color:var(--a)}
.field select{font-weight:400;display:block}
.row{display:flex;gap:8px;justify-content:space-between}`;
