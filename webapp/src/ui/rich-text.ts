/**
 * The field for texts with headings, lists and links, which stands on ProseMirror. It has a door of its own, so that only the screens
 * that write such texts load it.
 */
export { RichTextField, type RichTextFieldProps } from "./rich-text/RichTextField.tsx";
