import type { ApplicationStatus, CloseReason, PaymentNews } from "@jobmap/contract";
import { WORDINGS } from "../../format/wording.ts";
import type { Message, NotificationTexts, NotificationValues } from "../values.ts";
import { excerpt } from "./excerpt.ts";
import { interviewMessages } from "./interviews.ts";

const { count, day } = WORDINGS.es;
const days = (number: number) => count(number, { one: "# día", other: "# días" });

const REACH = "En su postulación verá cómo comunicarse con la empresa.";

/** What an employer decided, as a sentence without its period, and what follows it if the employer wrote no message. */
const DECISIONS: Partial<
  Record<ApplicationStatus, (company: string, job: string) => readonly [title: string, text: string]>
> = {
  VIEWED: (company, job) => [
    `${company} vuelve a considerar su postulación para ${job}`,
    "Su postulación se reabrió. No tiene que hacer nada.",
  ],
  SHORTLISTED: (company, job) => [
    `${company} preseleccionó su postulación para ${job}`,
    "No tiene que hacer nada.",
  ],
  INTERVIEW: (company, job) => [`${company} le invita a una entrevista para ${job}`, REACH],
  OFFER: (company, job) => [`${company} le ofrece el empleo: ${job}`, REACH],
  HIRED: (company, job) => [`${company} le contrató: ${job}`, REACH],
  REJECTED: (company, job) => [
    `${company} no seguirá adelante con su postulación para ${job}`,
    "Gracias por postularse.",
  ],
};
const WHY_OVER: Readonly<Record<CloseReason | "EXPIRED", (company: string) => string>> = {
  FILLED: (company) => `${company} ya cubrió el puesto.`,
  CANCELLED: (company) => `${company} dejó de contratar para este puesto.`,
  EXPIRED: (company) => `La oferta de ${company} venció.`,
};

/** What is told of a payment, by its news. The bank's own words are in English, and are left out. */
const PAYMENTS: Readonly<
  Record<PaymentNews, (values: NotificationValues["payment"]) => Omit<Message, "action">>
> = {
  PAID: ({ plan, sum, jobs }) => ({
    title: `Pago recibido: ${sum} por ${plan}`,
    text:
      jobs > 0
        ? count(jobs, {
            one: "Con él se publicó # oferta.",
            other: "Con él se publicaron # ofertas.",
          })
        : "Ya puede usar sus créditos.",
  }),
  LEFT_OUT: ({ plan, jobs, leftOut, note }) => ({
    title: `${count(jobs, { one: "# oferta no se pudo", other: "# ofertas no se pudieron" })} publicar con ${plan}`,
    text: !leftOut
      ? note
      : leftOut.keepsCredits
        ? `Sin publicar: ${leftOut.titles}. No se usó nada en ellas: sus créditos siguen siendo suyos.`
        : `Sin publicar: ${leftOut.titles}. Se le reembolsa lo que pagó por ellas.`,
  }),
  FAILED: ({ plan }) => ({
    title: `El pago de ${plan} no se realizó`,
    text: "No se cobró nada, y sus ofertas vuelven a ser borradores.",
  }),
  EXPIRED: ({ plan }) => ({
    title: `El pago de ${plan} no se completó`,
    text: "No se cobró nada. Las ofertas que lo esperaban vuelven a ser borradores.",
  }),
  REFUND_APPROVED: ({ plan, sum, jobs }) => ({
    title: `El reembolso de ${sum} por ${plan} está en camino`,
    text:
      jobs > 0
        ? `Vuelve al medio con el que se pagó. ${count(jobs, { one: "Con él terminó # oferta.", other: "Con él terminaron # ofertas." })}`
        : "Vuelve al medio con el que se pagó.",
  }),
  REFUND_DECLINED: ({ plan, sum, note }) => ({
    title: `Se rechazó su solicitud de reembolso de ${sum} por ${plan}`,
    text: note || "Nada ha cambiado.",
  }),
  REFUND_SUCCEEDED: ({ plan, sum }) => ({
    title: `Se envió el reembolso de ${sum} por ${plan}`,
    text: "Los bancos pueden tardar unos días en mostrarlo.",
  }),
  REFUND_FAILED: ({ plan, sum }) => ({
    title: `El reembolso de ${sum} por ${plan} no se realizó`,
    text: "La suma sigue siendo suya: solicítela de nuevo o póngase en contacto con nosotros.",
  }),
  DISPUTED: ({ plan, sum, jobs }) => ({
    title: `El pago de ${plan} está en disputa`,
    text: `Su banco retiró ${sum} hasta que se resuelva. ${
      jobs > 0
        ? count(jobs, {
            one: "Hasta entonces, # oferta está en pausa.",
            other: "Hasta entonces, # ofertas están en pausa.",
          })
        : "Hasta entonces, sus créditos no se pueden usar."
    }`,
  }),
  DISPUTE_WON: ({ plan }) => ({
    title: `La disputa sobre el pago de ${plan} terminó`,
    text: "El pago es válido. Puede reanudar sus ofertas.",
  }),
  DISPUTE_LOST: ({ plan, sum, jobs }) => ({
    title: `Su banco devolvió ${sum} por ${plan}`,
    text:
      jobs > 0
        ? count(jobs, {
            one: "Terminó # oferta pagada con esa suma.",
            other: "Terminaron # ofertas pagadas con esa suma.",
          })
        : "Sus créditos ya no se pueden usar.",
  }),
  RENEWED: ({ plan, sum, credits, note }) => ({
    title: `${plan} se renovó por ${sum}`,
    text:
      credits === undefined
        ? note
        : count(credits, {
            one: "Se añadió # crédito para ofertas.",
            other: "Se añadieron # créditos para ofertas.",
          }),
  }),
  RENEWAL_FAILED: ({ plan, graceDays, note }) => ({
    title: `${plan} no se pudo renovar`,
    text:
      graceDays === undefined
        ? note
        : `Lo intentaremos de nuevo. Sin un pago, termina después de ${days(graceDays)}; los créditos que tiene se quedan. Revise su forma de pago.`,
  }),
  SUBSCRIPTION_ENDED: ({ plan }) => ({
    title: `${plan} terminó`,
    text: "Los créditos que tiene se quedan. No se cobra nada más.",
  }),
};

function aboutDomain(values: NotificationValues["domain"]): Omit<Message, "action"> {
  const { domain } = values;
  switch (values.news) {
    case "RECORD_MISSING":
      return {
        title: `Ya no está el registro DNS que prueba ${domain}`,
        text: `Vuelva a ponerlo a más tardar el ${day(values.until)}. Si para entonces sigue faltando, su empresa dejará de mostrarse con ${domain}.`,
      };
    case "RENEWAL_DUE":
      return {
        title: `Vuelva a probar ${domain}`,
        text: `Una prueba por buzón vale un año. Confirme un código nuevo a más tardar el ${day(values.until)}, o agregue un registro DNS, que revisamos nosotros.`,
      };
    case "ENDED":
      return {
        title: `Su empresa ya no se muestra con ${domain}`,
        text: "Su prueba faltó demasiado tiempo. Puede volver a probarlo cuando quiera.",
      };
    case "SHARED":
      return {
        title: `Otra empresa ha probado ${domain}`,
        text: `${values.other} puso un registro propio en el DNS de ${domain}. Si no lo esperaba, revise quién puede cambiar sus registros.`,
      };
  }
}

export const SPANISH: NotificationTexts = {
  messages: {
    application_received: ({ applicant, job }) => ({
      title: `${applicant} se postuló para ${job}`,
      text: "Ábrala para revisarla. La persona verá que la abrió.",
      action: "Ver la postulación",
    }),
    application_withdrawn: ({ applicant, job }) => ({
      title: `${applicant} retiró su postulación para ${job}`,
      text: "No tiene que hacer nada más.",
      action: "Ver la postulación",
    }),
    application_moved: ({ job, company, status, message }) => {
      const [title, text] = DECISIONS[status]?.(company, job) ?? [
        `Novedades de su postulación para ${job}`,
        "",
      ];
      return { title, text: message || text, action: "Ver su postulación" };
    },
    message_from_employer: ({ company, job, text }) => ({
      title: `${company} le escribió sobre ${job}`,
      text: excerpt(text),
      action: "Leer y contestar",
    }),
    message_from_candidate: ({ applicant, job, text }) => ({
      title: `${applicant} le escribió sobre ${job}`,
      text: excerpt(text),
      action: "Leer y contestar",
    }),
    note_mention: ({ by, applicant, job, text }) => ({
      title: `${by || "Un colega"} le mencionó en una nota sobre ${applicant}, ${job}`,
      text: excerpt(text),
      action: "Leer la nota",
    }),
    ...interviewMessages("es"),
    job_over: ({ job, company, reason }) => ({
      title: `${job} en ${company} ya no está disponible`,
      text: `${WHY_OVER[reason](company)} Su postulación queda cerrada. Gracias por postularse.`,
      action: "Ver su postulación",
    }),
    saved_job_over: ({ job, company }) => ({
      title: `${job} en ${company} ya no está disponible`,
      text: "Usted guardó este empleo. En su página hay empleos parecidos.",
      action: "Ver empleos parecidos",
    }),
    job_alert: ({ alert, count: found, job }) =>
      found === 1
        ? {
            title: `Nuevo empleo: ${job}`,
            text: `Coincide con su alerta «${alert}».`,
            action: "Ver el empleo",
          }
        : {
            title: `${count(found, { one: "# empleo nuevo", other: "# empleos nuevos" })} para «${alert}»`,
            text: `El más reciente es ${job}.`,
            action: "Ver los empleos",
          },
    job_unconfirmed: ({ job, days: since }) => ({
      title: `¿Sigue disponible ${job}?`,
      text: `No se ha confirmado desde hace ${days(since)}. Confirme la oferta o quedará en pausa.`,
      action: "Confirmar la oferta",
    }),
    job_expiring: ({ job, days: left }) => ({
      title: `${job} vence en ${days(left)}`,
      text: "Si aún busca a alguien, publíquela como una oferta nueva cuando haya vencido.",
      action: "Ver la oferta",
    }),
    job_stopped: ({ job, why }) => ({
      title: why === "EXPIRED" ? `${job} venció` : `${job} está en pausa`,
      text:
        why === "EXPIRED"
          ? "Ya no está en el mapa. Las postulaciones abiertas aún esperan su respuesta."
          : "No se confirmó que siguiera disponible. Reanúdela para que vuelva al mapa.",
      action: "Ver la oferta",
    }),
    // The reason is in English; the page of feeds shows it.
    feed_stuck: ({ feed, isHeld }) => ({
      title: isHeld
        ? `La fuente de empleos ${feed} perdió la mayoría de sus ofertas`
        : `No se pudo leer la fuente de empleos ${feed}`,
      text: isHeld
        ? "No se cerró ninguna oferta. Abra sus fuentes de empleos y díganos si es correcto."
        : "Sus ofertas siguen como están, y la fuente se volverá a leer a su hora. Ábrala para ver el motivo.",
      action: "Ver sus fuentes de empleos",
    }),
    domain: (values) => ({ ...aboutDomain(values), action: "Ver sus dominios" }),
    payment: (values) => ({ ...PAYMENTS[values.news](values), action: "Ver el pago" }),
  },
  labels: {
    application_received: "Nueva postulación",
    application_withdrawn: "Postulación retirada",
    job_unconfirmed: "Una oferta necesita confirmación",
    job_expiring: "Una oferta está por vencer",
    job_stopped: "Una oferta venció o está en pausa",
    feed_stuck: "Una fuente de empleos necesita atención",
    domain: "La prueba de su dominio",
    payment: "Pagos y reembolsos",
    application_moved: "Novedades de una postulación",
    message_from_employer: "Mensaje de una empresa",
    message_from_candidate: "Mensaje de quien se postuló",
    note_mention: "Un colega me menciona en una nota",
    interview: "Entrevistas",
    interview_reminder: "Recordatorios de entrevistas",
    applicant_interview: "Entrevistas con postulantes",
    applicant_interview_reminder: "Recordatorios de entrevistas con postulantes",
    job_over: "Se cerró un empleo al que se postuló",
    saved_job_over: "Se cerró un empleo guardado",
    job_alert: "Empleos nuevos de una alerta",
  },
};
