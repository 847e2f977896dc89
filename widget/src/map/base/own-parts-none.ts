/** The embed has no option for a neatline, and no worker of the page's to paint with. */
export const Neatline = undefined;
export const PainterElsewhere = undefined;
