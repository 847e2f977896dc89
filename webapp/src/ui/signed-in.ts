/**
 * Parts for screens behind the sign-in, which stand on Base UI. They have a door of their own, so that no public page takes
 * the library's weight along by accident.
 */
export { Clamped } from "./content/Clamped.tsx";
export { EmailText } from "./content/EmailText.tsx";
export { MultiCombobox, type MultiComboboxProps } from "./fields/MultiCombobox.tsx";
