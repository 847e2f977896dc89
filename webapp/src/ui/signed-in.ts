/**
 * Components for screens behind the sign-in, based on Base UI. They have their own entry point, so that no public page bundles the library
 * by accident.
 */
export { Clamped } from "./content/Clamped.tsx";
export { EmailText } from "./content/EmailText.tsx";
export { MultiCombobox, type MultiComboboxProps } from "./fields/MultiCombobox.tsx";
