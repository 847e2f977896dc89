import { isFont, type Look, RADII, type StudioState } from "@jobmap/widget/studio-state";
import { useId, useState } from "react";
import { t } from "#text";
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
        legend={t`Theme`}
        look="steps"
        value={theme}
        onValueChange={(value) => onChange({ theme: value })}
        options={[
          { value: "auto", label: t`As the page` },
          { value: "light", label: t`Light` },
          { value: "dark", label: t`Dark` },
        ]}
      />
      <fieldset className={styles["look"]}>
        <legend>{t`Colors, font and corners`}</legend>
        <ColorField
          label={t`Accent`}
          value={look.accent}
          usual="#a8116b"
          onValueChange={(accent) => put({ accent })}
        />
        <ColorField
          label={t`Background`}
          value={look.paper}
          usual="#ffffff"
          onValueChange={(paper) => put({ paper })}
        />
        <ColorField label={t`Text`} value={look.ink} usual="#10242c" onValueChange={(ink) => put({ ink })} />
        <NumberField
          label={t`Corners`}
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
        label={t`Font`}
        value={text}
        placeholder={t`as the page`}
        list={list}
        spellCheck={false}
        autoComplete="off"
        error={isWrong ? t`Font names separated by commas, such as Georgia, serif` : undefined}
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
