import type { CULTURE_STATEMENTS } from "@jobmap/contract/culture";

/** The statements about ways of working, which the contract has in English. In the Spanish build alone. */
export const CULTURE_IN_SPANISH: typeof CULTURE_STATEMENTS = {
  innovation: {
    name: "Probar cosas nuevas",
    first: "Se prueban ideas nuevas antes de que nadie sepa si funcionarán.",
    second: "Cada persona decide cómo hace su trabajo.",
  },
  stability: {
    name: "Estabilidad",
    first: "Lo que se espera no cambia durante mucho tiempo.",
    second: "Hay reglas escritas y se cumplen.",
  },
  people: {
    name: "Cuidado de las personas",
    first: "A todos se les trata con respeto, sin importar su puesto.",
    second: "Quien pasa por un mal momento recibe ayuda y tiempo.",
  },
  outcome: {
    name: "Resultados",
    first: "Lo que cuenta es lo que se logra con el trabajo.",
    second: "Las metas son altas y todos saben si se cumplieron.",
  },
  aggressiveness: {
    name: "Competencia",
    first: "Las personas compiten entre sí, y eso es bien visto.",
    second: "Las oportunidades se toman rápido, antes de que otros las tomen.",
  },
  detail: {
    name: "Precisión",
    first: "El trabajo se revisa hasta que está exactamente bien.",
    second: "Las cosas pequeñas cuentan tanto como las grandes.",
  },
  team: {
    name: "Trabajo en equipo",
    first: "La mayor parte del trabajo se hace junto con otros.",
    second: "Las decisiones se toman después de hablar con todos los afectados.",
  },
};
