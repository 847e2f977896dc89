/** Props that the shell passes to a panel. */
export interface PanelProps {
  wanted: string | undefined;
  onClose: () => void;
}
