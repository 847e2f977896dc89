import { isFont, type Look, RADII, type StudioState } from "@jobmap/widget/studio-state";
import { useId, useState } from "react";
import { RadioGroup, TextField } from "../../ui/index.ts";
import { ColorField } from "./ColorField.tsx";
import { NumberField } from "./NumberField.tsx";
import styles from "./Studio.module.css";

interface LookFieldsProps {
  state: StudioState;
  onChange: (change: Partial<StudioState>) => void;
}

const FONTS = [
  "system-ui, sans-serif",
  "Georgia, serif",
  "Verdana, Geneva, sans-serif",
  "'Trebuchet MS', sans-serif",
  "ui-monospace, monospace",
];

/** Color scheme, colors, typeface and corners. */
export function LookFields({ state: { theme, look }, onChange }: LookFieldsProps) {
  const put = (part: Partial<Look>) => onChange({ look: { ...look, ...part } });
  return (
    <>
      <RadioGroup
        legend="Theme"
        look="steps"
        value={theme}
        onValueChange={(value) => onChange({ theme: value })}
        options={[
          { value: "auto", label: "As the page" },
          { value: "light", label: "Light" },
          { value: "dark", label: "Dark" },
        ]}
      />
      <fieldset className={styles["look"]}>
        <legend>Colors, font and corners</legend>
        <ColorField
          label="Accent"
          value={look.accent}
          usual="#a8116b"
          onValueChange={(accent) => put({ accent })}
        />
        <ColorField
          label="Background"
          value={look.paper}
          usual="#ffffff"
          onValueChange={(paper) => put({ paper })}
        />
        <ColorField label="Text" value={look.ink} usual="#10242c" onValueChange={(ink) => put({ ink })} />
        <NumberField
          label="Corners"
          value={look.radius}
          range={RADII}
          placeholder="4"
          onValueChange={(radius) => put({ radius })}
        />
        <FontField value={look.font} onValueChange={(font) => put({ font })} />
      </fieldset>
    </>
  );
}

function FontField({ value, onValueChange }: { value: string; onValueChange: (font: string) => void }) {
  const list = useId();
  const [text, setText] = useState(value);
  const isWrong = text.trim() !== "" && !isFont(text.trim());
  return (
    <div className={styles["font"]}>
      <TextField
        label="Font"
        value={text}
        placeholder="as the page"
        list={list}
        spellCheck={false}
        autoComplete="off"
        error={isWrong ? "Font names separated by commas, such as Georgia, serif" : undefined}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          setText(typed);
          if (typed.trim() === "" || isFont(typed.trim())) onValueChange(typed.trim());
        }}
      />
      <datalist id={list}>
        {FONTS.map((font) => (
          <option key={font} value={font} />
        ))}
      </datalist>
    </div>
  );
}
