import { WORDINGS } from "../../format/wording.ts";
import type { MailTexts } from "./texts.ts";

const { count, number, comma, day, or } = WORDINGS.es;
const minutesOf = (value: number) => count(value, { one: "# minuto", other: "# minutos" });
const NOT_YOU = "Si no fue usted, puede ignorar este correo.";
const NEVER_ASKED = "Nunca se lo pediremos por teléfono ni por correo.";
const applications = (value: number) =>
  count(value, { one: "# postulación nueva", other: "# postulaciones nuevas" });
const othersMore = (value: number) => count(value, { one: "# más", other: "# más" });

export const SPANISH: MailTexts = {
  frame: {
    sentBy: (because) => ["Enviado por Jobmap, ", `, porque ${because}.`],
    via: (name) => `${name} a través de Jobmap`,
    repliesTo: (name) => `Las respuestas a este correo llegan a ${name}.`,
    noReplies: "Nadie lee las respuestas a este correo.",
    unsubscribe: "Cancelar la suscripción",
    because: "hubo actividad con esta dirección de correo",
  },
  signIn: "Iniciar sesión",
  otherDevice: "En otro dispositivo, o si el código no funciona, use este enlace",
  when: "Cuándo",
  otpRegister: (code, minutes, linkMinutes) => ({
    subject: "Su código para Jobmap",
    preview: `${code} confirma su dirección de correo.`,
    enter: "Escriba este código en la página de registro para confirmar su dirección de correo.",
    once: `Sirve una sola vez, durante ${minutesOf(minutes)}. ${NEVER_ASKED}`,
    note: `El enlace sirve durante ${minutesOf(linkMinutes)}. ${NOT_YOU}`,
  }),
  otpReset: (code, minutes, linkMinutes) => ({
    subject: "Su código para una contraseña nueva",
    preview: `Con ${code} puede elegir una contraseña nueva.`,
    enter: "Escriba este código junto con su contraseña nueva.",
    once: `Sirve una sola vez, durante ${minutesOf(minutes)}. Al cambiar la contraseña se cierra su sesión en todos los dispositivos.`,
    note: `El enlace sirve durante ${minutesOf(linkMinutes)}. ${NOT_YOU} Su contraseña no ha cambiado.`,
  }),
  otpConfirm: (code, minutes) => ({
    subject: "Su código de confirmación",
    preview: `${code} confirma que es usted.`,
    enter:
      "Escriba este código para crear una contraseña o eliminar su cuenta. Se lo pedimos porque su cuenta no tiene contraseña.",
    once: `Sirve una sola vez, durante ${minutesOf(minutes)}. ${NEVER_ASKED}`,
    note: "Si no fue usted, es posible que otra persona esté usando su cuenta. Inicie sesión y cierre las demás sesiones en su configuración.",
  }),
  addressTaken: {
    subject: "Usted ya tiene una cuenta en Jobmap",
    preview: "Alguien, probablemente usted, intentó registrarse con esta dirección.",
    what: "Alguien, probablemente usted, intentó registrarse con esta dirección de correo. Ya tiene una cuenta, así que no se creó otra.",
    forgot: "Si olvidó su contraseña, elija «¿Olvidó su contraseña?» en la página de inicio de sesión.",
    note: "Si no fue usted, no tiene que hacer nada. Nada ha cambiado.",
  },
  passwordChanged: {
    subject: "Se cambió su contraseña",
    preview: "Si no fue usted, elija otra ahora mismo.",
    what: "Se cambió la contraseña de su cuenta de Jobmap. Se cerró la sesión en todos los demás dispositivos.",
    forgot: "Si no fue usted, elija ahora «¿Olvidó su contraseña?» en la página de inicio de sesión.",
    toSignIn: "Ir al inicio de sesión",
  },
  deactivated: (until) => ({
    subject: "Su cuenta está desactivada",
    preview: `Puede reactivarla hasta el ${day(until)}.`,
    what: "Su cuenta está oculta y se cerró su sesión en todos los dispositivos.",
    reactivateBy: "Reactivar antes del",
    after:
      "Inicie sesión antes de esa fecha para recuperarla. Después, su cuenta y sus datos se eliminan para siempre.",
    reactivate: "Reactivar",
    note: "Si no fue usted, inicie sesión y cambie su contraseña.",
  }),
  erased: {
    subject: "Su cuenta se eliminó",
    preview: "Su cuenta y sus datos se eliminaron.",
    what: "Su cuenta de Jobmap y sus datos se eliminaron.",
    last: "Este es el último correo sobre ella. Puede crear una cuenta nueva cuando quiera.",
    openMap: "Abrir el mapa de empleos",
  },
  digest: {
    received: applications,
    receivedFor: (received, job) => `${applications(received)} para ${job}`,
    withdrawn: (withdrawn) =>
      count(withdrawn, { one: "# postulación retirada", other: "# postulaciones retiradas" }),
    updates: (updates) =>
      count(updates, { one: "# novedad sobre sus ofertas", other: "# novedades sobre sus ofertas" }),
    ofJob: (job, what) => `${job}: ${what}`,
    applicants: (names, more) => (more > 0 ? `${comma(names)} y ${othersMore(more)}` : comma(names)),
    seeJobs: "Ver sus ofertas",
    viewApplications: "Ver las postulaciones",
    changeFrequency: "Cambiar la frecuencia de los correos",
    because: "usted tiene ofertas publicadas allí",
    unsubscribeFrom: (kind) => `Cancelar los correos de «${kind}»`,
  },
  andMore: (more) => `Y ${othersMore(more)}.`,
  conversation: {
    note: "El botón abre esta conversación sin contraseña durante tres días. No reenvíe este correo. Las respuestas a él no llegan a nadie.",
  },
  moved: {
    writes: (name) => `${name} escribe:`,
    replyToThis: (email) => `responda a este correo (llega a ${email})`,
    call: (phone) => `llame al ${phone}`,
    respond: (ways) => `Para contestar, ${or(ways)}.`,
    noContact: (company, has) =>
      `${company} no publica datos de contacto en Jobmap. Si su mensaje tampoco los tiene, consulte ${has === "website" ? "su sitio web" : "su página en Jobmap"}.`,
    link: (company, to) => (to === "website" ? `Sitio web de ${company}` : `${company} en Jobmap`),
    because: "usted se postuló allí para este empleo",
  },
  contact: {
    topics: {
      QUESTION: "Una pregunta sobre este sitio",
      EMPLOYER: "Contratación y pagos",
      PARTNERSHIP: "Colaborar",
      PRIVACY: "Mis datos",
      ACCESSIBILITY: "Algo me impide el acceso",
      COPYRIGHT: "Derechos de autor",
      OTHER: "Otro asunto",
    },
    number: "Número",
    name: "Nombre",
    email: "Correo",
    because: "esta es la dirección de quien opera el sitio",
  },
  receipt: {
    subject: (total, plan) => `Su recibo de Jobmap: ${total} por ${plan}`,
    preview: (paymentId, on) => `Pago ${paymentId}, ${on}.`,
    thanks: "Gracias. Recibimos su pago.",
    payment: "Pago",
    date: "Fecha",
    discount: "Descuento",
    tax: "Impuestos",
    paid: "Pagado",
    published: (titles, more) =>
      `Publicado con este pago: ${comma(titles)}${more > 0 ? ` y ${othersMore(more)}` : ""}.`,
    view: "Ver el pago",
    invoice: "Abrir la factura",
    because: "usted pagó algo allí",
  },
  jobAlert: {
    subject: (found, alert, first) =>
      found === 1 && first !== ""
        ? `Nuevo empleo: ${first}`
        : `${count(found, { one: "# empleo nuevo", other: "# empleos nuevos" })} para «${alert}»`,
    at: (title, company) => `${title} en ${company}`,
    match: (found, alert) =>
      found === 1
        ? `Un empleo nuevo coincide con su alerta «${alert}».`
        : `Estos empleos nuevos coinciden con su alerta «${alert}».`,
    see: (found, more) => (more ? `Ver los ${number(found)}` : "Ver en el mapa"),
    change: "Cambiar la frecuencia o detener esta alerta",
    because: "usted creó una alerta de empleo",
    stop: "Detener esta alerta",
  },
};
