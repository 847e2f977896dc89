/** What a panel over the page is given by the shell. */
export interface PanelProps {
  wanted: string | undefined;
  onClose: () => void;
}
