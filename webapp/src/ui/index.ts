/** The public surface of the design system. Pages import from here; `tokens.css`, `fonts/fonts.css` and `base.css` go into the root. */
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
} from "./actions/Button.tsx";
export { Chip, ChipLink, type ChipProps, ChipRow } from "./actions/Chip.tsx";
export { IconButton, type IconButtonProps, SaveButton, type SaveButtonProps } from "./actions/IconButton.tsx";
export { classNames } from "./classes.ts";
export { Avatar, type AvatarProps } from "./content/Avatar.tsx";
export { Card, type CardProps } from "./content/Card.tsx";
export { Heading, type HeadingProps } from "./content/Heading.tsx";
export { Page, type PageProps, PageSection, type PageSectionProps } from "./content/Page.tsx";
export { Photo } from "./content/Photo.tsx";
export { Prose } from "./content/Prose.tsx";
export { VisuallyHidden } from "./content/VisuallyHidden.tsx";
export { Table } from "./data/Table.tsx";
export { TickBox, type TickBoxProps } from "./data/TickBox.tsx";
export type { TableProps } from "./data/table-props.ts";
export type { Column, Selection, Sort } from "./data/table-types.ts";
export { Badge, type BadgeProps } from "./feedback/Badge.tsx";
export { Announcer, LiveRegion } from "./feedback/LiveRegion.tsx";
export { JobRowsSkeleton, SkeletonLine, TextSkeleton } from "./feedback/Skeleton.tsx";
export { Loading, Spinner } from "./feedback/Spinner.tsx";
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
  type WayOut,
} from "./feedback/States.tsx";
export { Toasts } from "./feedback/Toasts.tsx";
export {
  Checkbox,
  type CheckboxProps,
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
  Switch,
  type SwitchProps,
} from "./fields/Choice.tsx";
export { Combobox, type ComboboxProps } from "./fields/Combobox.tsx";
export { DateField, type DateFieldProps } from "./fields/DateField.tsx";
export { Field, FieldError, type FieldProps } from "./fields/Field.tsx";
export { FileDrop, type FileDropProps } from "./fields/FileDrop.tsx";
export { type FileLimits, limitsOf, limitsText, sizeText } from "./fields/file-limits.ts";
export { LiveSwitch, type LiveSwitchProps } from "./fields/LiveSwitch.tsx";
export { OtpField, type OtpFieldProps } from "./fields/OtpField.tsx";
export { PasswordField, type PasswordFieldProps } from "./fields/PasswordField.tsx";
export { SearchActions, SearchBar, type SearchBarProps, SearchCell } from "./fields/SearchBar.tsx";
export { SearchField, type SearchFieldProps } from "./fields/SearchField.tsx";
export { type Option, Select, type SelectProps } from "./fields/Select.tsx";
export { Slider, type SliderProps, type SliderStop } from "./fields/Slider.tsx";
export { type Suggestion, SuggestionList } from "./fields/SuggestionList.tsx";
export { stepActive } from "./fields/step-active.ts";
export { TextArea, type TextAreaProps, TextField, type TextFieldProps } from "./fields/TextField.tsx";
export { type AskedSuggestions, type Suggestions, useSuggestions } from "./fields/use-suggestions.ts";
export { fetchNarrowFont } from "./fonts/fetch-narrow.ts";
export { fontPreloads } from "./fonts/preload.ts";
export { Form, FormActions, type FormProps, SubmitButton, type SubmitButtonProps } from "./forms/Form.tsx";
export type { FieldWords, FormHandle, FormOptions, FormState, TextBinding } from "./forms/form-state.ts";
export type { SchemaIssue, StandardSchema } from "./forms/standard-schema.ts";
export { UnsavedGuard, type UnsavedGuardProps } from "./forms/UnsavedGuard.tsx";
export { useForm } from "./forms/use-form.ts";
export { EditIcon } from "./icons/EditIcon.tsx";
export * from "./icons/icons.tsx";
export { LogoMark } from "./icons/Logo.tsx";
export * from "./icons/tool-icons.tsx";
export { AnswerLine } from "./jobs/AnswerLine.tsx";
export { answerDetail } from "./jobs/answer-text.ts";
export { CompanyCard, type CompanyCardProps } from "./jobs/CompanyCard.tsx";
export { ClusterMark, Flag } from "./jobs/Flag.tsx";
export { JobPreviewCard, type JobPreviewCardProps } from "./jobs/JobPreviewCard.tsx";
export { JobRow, type JobRowProps } from "./jobs/JobRow.tsx";
export {
  dayText,
  EMPLOYMENT_TYPE_TEXT,
  factTexts,
  isApproximate,
  LOCATION_TYPE_TEXT,
  milesText,
  placeText,
  townText,
} from "./jobs/job-text.ts";
export { type KeyEntry, MAP_KEY, MapKey } from "./jobs/MapKey.tsx";
export { Pay, type PayProps } from "./jobs/Pay.tsx";
export { promiseText } from "./jobs/promise-text.ts";
export { SurveyLine, type SurveyLineProps } from "./jobs/SurveyLine.tsx";
export { closedText, daysBetween, relative, type Survey, survey } from "./jobs/survey.ts";
export { Breadcrumbs, type BreadcrumbsProps } from "./navigation/Breadcrumbs.tsx";
export { Footer, type FooterLink, type FooterProps } from "./navigation/Footer.tsx";
export { Pagination, type PaginationProps } from "./navigation/Pagination.tsx";
export {
  groupElementId,
  SideMenu,
  type SideMenuEntry,
  type SideMenuGroup,
  type SideMenuProps,
} from "./navigation/SideMenu.tsx";
export { SkipLink } from "./navigation/SkipLink.tsx";
export { type Step, Stepper, type StepperProps } from "./navigation/Stepper.tsx";
export { type Tab, Tabs, type TabsProps } from "./navigation/Tabs.tsx";
export { Logo, type NavEntry, TopBar, type TopBarProps } from "./navigation/TopBar.tsx";
export { ConfirmDialog, type ConfirmDialogProps } from "./overlays/ConfirmDialog.tsx";
export { Dialog, type DialogProps } from "./overlays/Dialog.tsx";
export { Disclosure, type DisclosureProps } from "./overlays/Disclosure.tsx";
export { Menu, type MenuItem, type MenuProps } from "./overlays/Menu.tsx";
export { PartDialog, type PartDialogProps } from "./overlays/PartDialog.tsx";
export { Popover, type PopoverProps, type TriggerProps } from "./overlays/Popover.tsx";
export { Sheet, type SheetProps } from "./overlays/Sheet.tsx";
export { SHEET_STOPS, type SheetStop } from "./overlays/sheet-snap.ts";
export { Tooltip } from "./overlays/Tooltip.tsx";
