import { Icon, type IconProps } from "./Icon.tsx";

/** In a file of its own: a single part that is loaded late has it. */
export function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3 15 1-4 7.5-7.5 3 3L7 14zM9.5 5.5l3 3" />
    </Icon>
  );
}
