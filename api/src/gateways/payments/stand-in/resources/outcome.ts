/** What the buyer is told next. */
export type Outcome =
  | { readonly kind: "complete" }
  | { readonly kind: "second_step" }
  | { readonly kind: "declined"; readonly message: string };
