import { Icon, type IconProps, TextArrow } from "./Icon.tsx";

/** Icons of menus, editors and pages behind the sign-in. */

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 4.5h12M7 4.5V2.5h4v2m-6.7 0 .7 11h8l.7-11M7.5 7.5v5m3-5v5" />
    </Icon>
  );
}

export function ListIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 4.5h9m-9 4.5h9m-9 4.5h9M2.5 4.5H3M2.5 9H3m-.5 4.5H3" />
    </Icon>
  );
}

/** Looking through one's own lists. */
export function FindIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 4h13M2.5 8.5H6M2.5 13H5m8.4.4 2.6 2.6" />
      <circle cx="11" cy="11" r="3.3" />
    </Icon>
  );
}

/** Six dots, where something is held to drag it. */
export function GripIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 4.5v.01m5-.01v.01M6.5 9v.01m5-.01v.01m-5 4.49v.01m5-.01v.01" strokeWidth="2.4" />
    </Icon>
  );
}

export function HelpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="9" r="6.5" />
      <path d="M7 7.2A2 2 0 1 1 9.6 9c-.5.3-.6.6-.6 1.3m0 2.4v.1" />
    </Icon>
  );
}

export function EducationIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M1.5 6.5 9 3l7.5 3.5L9 10zm3 1.5v4.5c2.5 2 6.5 2 9 0V8m3-1.5V11" />
    </Icon>
  );
}

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="6" r="3" />
      <path d="M3 15.5c.3-3.5 2.5-5 6-5s5.7 1.5 6 5" />
    </Icon>
  );
}

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M1.5 9s3-5 7.5-5 7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5Z" />
      <circle cx="9" cy="9" r="2.2" />
    </Icon>
  );
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3 3 12 12M7 4.3A7 7 0 0 1 9 4c4.5 0 7.5 5 7.5 5a13 13 0 0 1-2.3 2.7m-2.7 1.8A7 7 0 0 1 9 14c-4.5 0-7.5-5-7.5-5a13 13 0 0 1 3.3-3.4" />
    </Icon>
  );
}

export function ChartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 2.5v13h13m-10-3.5V9M9 12V5.5m3.5 6.5V7.5" />
    </Icon>
  );
}

export function UploadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 12V3M5.5 6.5 9 3l3.5 3.5m-10 5.5v3.5h13V12" />
    </Icon>
  );
}

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 3v9M5.5 8.5 9 12l3.5-3.5m-10 3.5v3.5h13V12" />
    </Icon>
  );
}

export function FileIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 2.5h6.5L14 6v9.5H4zm6.5 0V6H14m-7.5 3.5h5m-5 3h5" />
    </Icon>
  );
}

export function SignOutIcon(props: IconProps) {
  return (
    <TextArrow {...props}>
      <path d="M7 2.5H2.5v13H7m4.5-10L15 9l-3.5 3.5M15 9H6.5" />
    </TextArrow>
  );
}

export function KeyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="5.5" cy="12.5" r="3" />
      <path d="M7.7 10.3 15 3m-3 3 2.5 2.5" />
    </Icon>
  );
}

export function CodeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 5 2 9l4 4m6-8 4 4-4 4" />
    </Icon>
  );
}

export function CardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2 4.5h14V14H2zm0 3h14m-11.5 4h3" />
    </Icon>
  );
}

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2 4h14v10.5H2zm0 1 7 5 7-5" />
    </Icon>
  );
}

export function CompassIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="9" r="6.5" />
      <path d="m11.8 6.2-1.6 4-4 1.6 1.6-4z" />
    </Icon>
  );
}

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 6h9v9.5H6zm6 0V2.5H3V12h3" />
    </Icon>
  );
}

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m9 2.5 2 4.3 4.5.6-3.3 3.2.8 4.7-4-2.3-4 2.3.8-4.7-3.3-3.2L7 6.8z" />
    </Icon>
  );
}

export function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 9h.1M9 9h.1m4.9 0h.1" strokeWidth="2.5" />
    </Icon>
  );
}

export function BoldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 3.5h4a2.6 2.6 0 0 1 0 5.3h-4zm0 5.3h4.7a2.9 2.9 0 0 1 0 5.7H5.5zM6.3 4v10" />
    </Icon>
  );
}

export function ItalicIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 3.5h4.5m-7 11H10m.7-11-3.4 11" />
    </Icon>
  );
}

export function HeadingIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 3v12m11-12v12M3.5 9h11" />
    </Icon>
  );
}

export function SubheadingIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 5.5V15m7-9.5V15M3 10h7m3 2.2a1.4 1.4 0 1 1 2.4 1L13 15.5h2.8" />
    </Icon>
  );
}

export function NumberedListIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 4.5h7.5M8 9h7.5M8 13.5h7.5M2.8 3.6l1.2-.8v4m-1.5 5a1.2 1.2 0 1 1 2 .9L2.5 15.2h2.2" />
    </Icon>
  );
}

export function UndoIcon(props: IconProps) {
  return (
    <TextArrow {...props}>
      <path d="M6.5 3 3 6.5 6.5 10M3 6.5h7a4.3 4.3 0 0 1 0 8.5H6" />
    </TextArrow>
  );
}

export function RedoIcon(props: IconProps) {
  return (
    <TextArrow {...props}>
      <path d="M11.5 3 15 6.5 11.5 10M15 6.5H8A4.3 4.3 0 0 0 8 15h4" />
    </TextArrow>
  );
}
