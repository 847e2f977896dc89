/**
 * The rich-text field with headings, lists and links, based on ProseMirror. It has its own entry point, so that only screens that need it
 * load it.
 */
export { RichTextField, type RichTextFieldProps } from "./rich-text/RichTextField.tsx";
