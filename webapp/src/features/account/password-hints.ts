import { unmetPasswordRules } from "@jobmap/contract/password";

/** The rules are worded by the contract, in English. */
const IN_SPANISH: Readonly<Record<string, string>> =
  import.meta.env.LANGUAGE === "es"
    ? {
        "Password must be at least 8 characters long": "La contraseña debe tener al menos 8 caracteres",
        "Password must contain at least one uppercase letter":
          "La contraseña debe contener al menos una letra mayúscula",
        "Password must contain at least one lowercase letter":
          "La contraseña debe contener al menos una letra minúscula",
        "Password must contain at least one number": "La contraseña debe contener al menos un número",
        "Password must contain at least one special character":
          "La contraseña debe contener al menos un carácter especial",
      }
    : {};

/** What the typed password still lacks; empty until the user starts typing. */
export const hintsFor = (password: string) =>
  password === "" ? [] : unmetPasswordRules(password).map((rule) => IN_SPANISH[rule] ?? rule);
