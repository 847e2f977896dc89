import { Icon, type IconProps, TextArrow } from "./Icon.tsx";

/** Icons of the frame and of public pages. Every page loads them; other icons are in `tool-icons.tsx`. */

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="8" r="5" />
      <path d="m12 12 4 4" />
    </Icon>
  );
}

export function PlaceIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 16.2s5-4.6 5-8.8a5 5 0 0 0-10 0c0 4.2 5 8.8 5 8.8Z" />
      <circle cx="9" cy="7.4" r="1.7" />
    </Icon>
  );
}

export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 15.5 2.8 9.4a3.9 3.9 0 0 1 5.5-5.5l.7.7.7-.7a3.9 3.9 0 0 1 5.5 5.5z" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3.5 9.5 3.5 3.5 7.5-8" />
    </Icon>
  );
}

export function SealIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="9" r="6.5" />
      <path d="m6 9.2 2.2 2.2 4-4.4" />
    </Icon>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="9" r="6.5" />
      <path d="M9 5.2V9l2.6 1.8" />
    </Icon>
  );
}

export function ReplyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 4.5h13V13H8l-3.5 2.8V13h-2z" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 4 10 10M14 4 4 14" />
    </Icon>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 5h13m-13 4h13m-13 4h13" />
    </Icon>
  );
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 3.5v11M3.5 9h11" />
    </Icon>
  );
}

export function DrawIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 13.5 5.5 5l7-1.5 2 6.5-5 4.5z" />
    </Icon>
  );
}

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 9h11" />
    </Icon>
  );
}

export function LocateIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="9" r="4.5" />
      <path d="M9 1.5v3m0 9v3M1.5 9h3m9 0h3" />
    </Icon>
  );
}

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 5.5h6m4 0h3m-13 7h3m4 0h6" />
      <circle cx="10.5" cy="5.5" r="1.8" />
      <circle cx="7.5" cy="12.5" r="1.8" />
    </Icon>
  );
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 7 9 11.5 13.5 7" />
    </Icon>
  );
}

export function ChevronUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 11 9 6.5l4.5 4.5" />
    </Icon>
  );
}

export function ChevronStartIcon(props: IconProps) {
  return (
    <TextArrow {...props}>
      <path d="M11 4.5 6.5 9l4.5 4.5" />
    </TextArrow>
  );
}

export function ChevronEndIcon(props: IconProps) {
  return (
    <TextArrow {...props}>
      <path d="M7 4.5 11.5 9 7 13.5" />
    </TextArrow>
  );
}

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 6.5 9 4l2.5 2.5M9 4v7.5M3.5 9v6h11V9" />
    </Icon>
  );
}

export function PeopleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="6.5" cy="6" r="2.5" />
      <path d="M2 15c0-3 1.8-4.5 4.5-4.5S11 12 11 15m.5-11.2a2.5 2.5 0 0 1 0 4.6m1.5 2.4c2 .5 3 2 3 4.2" />
    </Icon>
  );
}

export function MapIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m2.5 4.5 4.5-2 4 2 4.5-2v11l-4.5 2-4-2-4.5 2zm4.5-2v11m4-9v11" />
    </Icon>
  );
}

export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m9 2.5 7.5 13h-15zm0 5V11m0 2.2v.1" />
    </Icon>
  );
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="9" r="6.5" />
      <path d="M9 8.5v4m0-6.8v.1" />
    </Icon>
  );
}

export function RetryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14.5 5.5a6.5 6.5 0 1 0 1 3.5M15 2.5V6h-3.5" />
    </Icon>
  );
}

export function BriefcaseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 6h13v9h-13zm4 0V3.5h5V6m-9 4h13" />
    </Icon>
  );
}

export function BuildingIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 15.5v-13h7v13m0-8h3.5v8M2 15.5h14M6.5 5.5h2m-2 3h2m-2 3h2" />
    </Icon>
  );
}

export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 13V8a5 5 0 0 1 10 0v5l1.5 1h-13zm3.5 3h3" />
    </Icon>
  );
}

export function FlagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 16V2.5h10v6H4" />
    </Icon>
  );
}

export function ExternalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 3.5H3.5v11h11V11M10 3.5h4.5V8m0-4.5-6 6" />
    </Icon>
  );
}

export function SunIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="9" r="3" />
      <path d="M9 1.5v2m0 11v2M1.5 9h2m11 0h2M3.7 3.7l1.4 1.4m7.8 7.8 1.4 1.4m0-10.6-1.4 1.4m-7.8 7.8-1.4 1.4" />
    </Icon>
  );
}

export function MoonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14.8 11A6.3 6.3 0 0 1 7 3.2 6.3 6.3 0 1 0 14.8 11Z" />
    </Icon>
  );
}

export function LinkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 10.5a3 3 0 0 0 4.3.2l2.5-2.5A3 3 0 0 0 10 4L9 5m1.5 2.5a3 3 0 0 0-4.3-.2L3.7 9.8A3 3 0 0 0 8 14l1-1" />
    </Icon>
  );
}
