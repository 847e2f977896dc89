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
  teamInvitation: (company, by, seat) => ({
    subject: `Únase al equipo de ${company} en Jobmap`,
    preview: by ? `${by} le invita.` : "Ha recibido una invitación.",
    what: by
      ? `${by} le invita al equipo de ${company} en Jobmap.`
      : `Ha recibido una invitación al equipo de ${company} en Jobmap.`,
    may: {
      viewer: "Como observador, puede leer sus empleos y postulaciones.",
      reviewer:
        "Como evaluador, puede leer sus empleos y postulaciones, calificarlas y escribir notas sobre ellas.",
      recruiter:
        "Como reclutador, puede publicar sus empleos, decidir sobre las postulaciones y escribir a quienes se postularon.",
    }[seat],
    join: "Unirse al equipo",
    until: "Válida hasta",
    note: "Si no conoce esta empresa, no tiene que hacer nada. Solo usted puede unirse con su dirección.",
  }),
  teamRemoved: (company) => ({
    subject: `Ya no forma parte del equipo de ${company}`,
    preview: "Su cuenta se conserva.",
    what: `El propietario de ${company} le ha retirado de su equipo en Jobmap. Se cerró su sesión en todos los dispositivos y ya no ve sus empleos ni sus postulaciones.`,
    kept: "Su cuenta se conserva, con su dirección y su contraseña. Puede unirse a otro equipo por invitación o registrar una empresa propia.",
    next: "Iniciar sesión",
    note: "Si se trata de un error, pida una nueva invitación al propietario de la empresa. Nosotros no podemos deshacerlo.",
  }),
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
  interview: {
    when: "Cuándo",
    option: (index) => `Opción ${index}`,
    length: "Duración",
    minutes: minutesOf,
    where: { ON_SITE: "Dirección", PHONE: "Teléfono", VIDEO: "Videollamada" },
    because: {
      candidate: "usted se postuló allí para este empleo",
      employer: "usted tiene empleos publicados allí",
    },
    calendar: "Las respuestas desde un calendario no llegan a nadie. Para cambiar algo, use el botón.",
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
  domainCode: {
    subject: (company, domain) => `${company} quiere probar que ${domain} es suyo`,
    preview: (domain) => `Un código para quien se encarga de ${domain}.`,
    who: (company, domain) =>
      `En Jobmap, un mercado de empleos, una cuenta de empresa llamada ${company} dice que ${domain} es su dominio.`,
    give: (company) =>
      `Si ${company} es su empresa, dé este código a quien lo pidió. Sus ofertas dirán entonces que el dominio fue probado.`,
    howLong: (days) => `Sirve una sola vez, durante ${count(days, { one: "# día", other: "# días" })}.`,
    otherwise: "Si no conoce esta empresa, no haga nada: sin el código no se muestra nada.",
    because: (company, domain) =>
      `una cuenta llamada ${company} nos pidió escribir a este buzón de ${domain}`,
    block: "No escribir nunca más a este buzón por ninguna empresa",
  },
  embedCode: {
    subject: (company) => `El mapa de empleos de ${company}, para su sitio web`,
    preview: (by) => `${by} le pide que lo agregue. Aquí tiene el código y dónde va.`,
    ask: (by, company) =>
      `${by} le pide que ponga el mapa de empleos de ${company} en el sitio web de la empresa. Muestra las vacantes y se actualiza solo.`,
    platforms: {
      WORDPRESS: "En WordPress:",
      SQUARESPACE: "En Squarespace:",
      WIX: "En Wix:",
      WEBFLOW: "En Webflow:",
      SHOPIFY: "En Shopify:",
      GOOGLE_SITES: "En Google Sites:",
      OTHER: "Cómo se hace:",
    },
    steps: (height) => ({
      WORDPRESS: [
        "Abra la página para editarla y agregue un bloque «HTML personalizado» donde va el mapa.",
        "Pegue ahí el código de abajo.",
        "Elija «Actualizar» o «Publicar».",
        "Si después el código ya no está, su usuario no puede guardar scripts: tiene que pegarlo un administrador.",
      ],
      SQUARESPACE: [
        "Abra la página para editarla y agregue un bloque «Código» donde va el mapa.",
        "Elija HTML, desactive «Mostrar fuente» y pegue el código de abajo.",
        "Guarde y mire la página sin haber iniciado sesión: el editor puede no mostrar el mapa.",
      ],
      WIX: [
        "En el editor, elija Agregar elementos → Insertar código → Insertar HTML.",
        "Pegue el código de abajo y elija «Actualizar».",
        `Haga el cuadro tan ancho como la página y de al menos ${height} píxeles de alto, y publique.`,
      ],
      WEBFLOW: [
        "En el Designer, agregue un elemento «Embed» donde va el mapa.",
        "Pegue el código de abajo y elija «Save & Close».",
        "Publique el sitio: el mapa está en la página publicada, no en el Designer.",
      ],
      SHOPIFY: [
        "Elija Tienda online → Temas → Personalizar y abra la página.",
        "Elija Agregar sección → Liquid personalizado.",
        "Pegue el código de abajo y guarde.",
      ],
      GOOGLE_SITES: [
        "Abra la página para editarla y elija Insertar → Incorporar → Por URL.",
        "Pegue la dirección de abajo y elija «Insertar».",
        "Dé al cuadro el ancho y el alto que quiera, y publique.",
      ],
      OTHER: [
        "Abra el HTML de la página y busque el lugar de su cuerpo donde va el mapa.",
        "Pegue ahí el código de abajo.",
        "Guarde o publique la página.",
        "Si la página tiene una Content-Security-Policy, debe permitir scripts y conexiones de la dirección que está en el código.",
      ],
    }),
    afterwards: (by) =>
      `Después abra la página en una ventana sin sesión iniciada. Cuando el mapa se haya visto ahí, ${by} también lo sabrá.`,
    look: "Ver cómo queda",
    others: "Lo mismo para otros tipos de sitio, con vista previa",
    otherwise: (by) =>
      `Si algo no está claro, responda a este correo: le llega a ${by}. Si no conoce la empresa, no haga nada.`,
    because: (by, company) => `${by} nos pidió enviarle esto para ${company}`,
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
