/** Why a card holder disputes a payment, as the payment provider names it, in Spanish. In the Spanish build alone. */
const IN_SPANISH: Readonly<Record<string, string>> = {
  bank_cannot_process: "el banco no puede procesarlo",
  check_returned: "cheque devuelto",
  credit_not_processed: "reembolso no recibido",
  customer_initiated: "por pedido del cliente",
  debit_not_authorized: "débito no autorizado",
  duplicate: "cobro duplicado",
  fraudulent: "fraude",
  general: "general",
  incorrect_account_details: "datos de cuenta incorrectos",
  insufficient_funds: "fondos insuficientes",
  noncompliant: "incumplimiento de normas",
  product_not_received: "producto no recibido",
  product_unacceptable: "producto inaceptable",
  subscription_canceled: "suscripción cancelada",
  unrecognized: "pago no reconocido",
};

/** "product not received". A reason that is new at the payment provider is shown as it names it. */
export const disputeReason = (reason: string): string => {
  const spanish = import.meta.env.LANGUAGE === "es" ? IN_SPANISH[reason] : undefined;
  return spanish ?? reason.replaceAll("_", " ");
};
