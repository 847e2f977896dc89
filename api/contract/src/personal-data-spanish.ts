import type { Language } from "./languages.ts";
import { KEPT_DATA, type KeptData } from "./personal-data.ts";

/** A line of the table without the columns. */
export type KeptLine = Readonly<Record<"about" | "what" | "why" | "until", string>>;

/** What is kept about people, in a language: the lines of {@link KEPT_DATA}. */
export function keptDataIn(language: Language): KeptLine[] {
  const say = (phrase: string) => (language === "es" ? (KEPT_DATA_IN_SPANISH[phrase] ?? phrase) : phrase);
  return KEPT_DATA.map(({ about, what, why, until }: KeptData) => ({
    about: say(about),
    what: say(what),
    why: say(why),
    until: say(until),
  }));
}

/** Every phrase of `KEPT_DATA` in Spanish. A test holds that none is missing and none is left over. */
export const KEPT_DATA_IN_SPANISH: Readonly<Record<string, string>> = {
  Everybody: "Todos",
  "Job seekers": "Quienes buscan empleo",
  Employers: "Empleadores",

  "Until the account is deleted": "Hasta que se elimina la cuenta",
  "As long as tax law asks the operator to keep its books":
    "Mientras la ley fiscal exija al operador conservar su contabilidad",

  "Addresses that a company had us write to: a hash of the address, and whether it wants no more of that":
    "Direcciones a las que una empresa nos hizo escribir: un hash de la dirección y si no quiere más de eso",
  "To end such emails with one click, and not to begin again":
    "Para terminar esos correos con un clic y no volver a empezar",
  "As long as the site is there: a forgotten refusal would be none":
    "Mientras exista el sitio: un rechazo olvidado no sería un rechazo",

  "Emails with the code of an employer's map: the address that it went to, which account had it sent, and its words":
    "Correos con el código del mapa de un empleador: la dirección a la que se envió, qué cuenta lo hizo enviar y sus palabras",
  "To show the company where the code was sent, and to look into misuse":
    "Para mostrar a la empresa adónde se envió el código e investigar abusos",
  "90 days; the account's name is taken out when it is deleted":
    "90 días; el nombre de la cuenta se quita cuando se elimina",

  "Account: email address, username, name, picture, language, a hash of the password, and when it was made":
    "Cuenta: correo, nombre de usuario, nombre, imagen, idioma, un hash de la contraseña y cuándo se creó",
  "To sign you in, and to say who you are to those you write to":
    "Para iniciar su sesión y decir quién es usted a quienes escribe",
  "Until you delete it; 30 days after you deactivate it":
    "Hasta que la elimina; 30 días después de que la desactiva",

  "Your seat in a company's team: owner, recruiter, reviewer or viewer; and the jobs that you are limited to":
    "Su puesto en el equipo de una empresa: propietario, reclutador, evaluador u observador; y los empleos a los que se limita su acceso",
  "To let you see and do what the owner of the company wants you to":
    "Para que vea y haga lo que el propietario de la empresa quiere que haga",
  "Until you leave the team or delete the account": "Hasta que deja el equipo o elimina la cuenta",
  "An invitation to a company's team: your email address, the seat, the jobs, who invited you, and a hash of the link":
    "Una invitación al equipo de una empresa: su correo, el puesto, los empleos, quién le invitó y un hash del enlace",
  "To let you join": "Para que pueda unirse",
  "Until you join or it is taken back; 30 days after it ended":
    "Hasta que se une o se retira; 30 días después de que venció",

  "The Google or Apple account you sign in with: its number there and its email address":
    "La cuenta de Google o Apple con la que inicia sesión: su número allí y su correo",
  "To know you again when you sign in that way": "Para reconocerle cuando inicia sesión de esa forma",

  "Where you are signed in: the kind of device, since when, last used, and a hash of the key that your browser holds":
    "Dónde tiene la sesión iniciada: el tipo de dispositivo, desde cuándo, el último uso y un hash de la clave que guarda su navegador",
  "To keep you signed in, and to let you see and end it":
    "Para mantener su sesión iniciada, y para que pueda verla y cerrarla",
  "Until you sign out; two weeks after its last use; 90 days at most":
    "Hasta que cierra la sesión; dos semanas después del último uso; 90 días como máximo",

  "Codes that were mailed to you, as hashes, with the address and a hash of the browser that asked":
    "Los códigos que se le enviaron por correo, como hashes, con la dirección y un hash del navegador que los pidió",
  "To prove that an address is yours": "Para probar que una dirección es suya",
  "Until used, and an hour after they expire": "Hasta que se usan, y una hora después de que vencen",

  "Notifications, and which kinds you want by email and how often":
    "Notificaciones, y qué tipos quiere por correo y con qué frecuencia",
  "To tell you what happened, and not what you do not want to hear":
    "Para contarle lo que pasó, y no lo que no quiere oír",

  "Devices that you turned notifications on at: the kind of device, its address at the push service of its browser's maker, and the keys that notifications are encrypted with":
    "Los dispositivos en los que activó las notificaciones: el tipo de dispositivo, su dirección en el servicio de mensajes del fabricante de su navegador y las claves con que se cifran las notificaciones",
  "To show notifications there while no page is open; the push service cannot read them":
    "Para mostrar allí las notificaciones mientras no hay ninguna página abierta; ese servicio no puede leerlas",
  "Until you remove the device, sign out there or delete the account; messages 30 days after they were sent":
    "Hasta que quita el dispositivo, cierra allí la sesión o elimina la cuenta; los mensajes, 30 días después de enviarlos",

  "Emails to you: the address and the words": "Los correos a usted: la dirección y las palabras",
  "To send them, again if your mail server was away":
    "Para enviarlos, y de nuevo si su servidor de correo no respondía",
  "30 days after they were sent; those not sent are deleted with the account":
    "30 días después de enviarlos; los que no se enviaron se eliminan con la cuenta",

  "Feedback: your words, your pictures, and your email address if you leave it":
    "Comentarios: sus palabras, sus imágenes y su correo si lo deja",
  "To fix what is wrong, and to answer you": "Para reparar lo que está mal, y para responderle",
  "The words until the operator deletes them; the address and your name beside it until your account is deleted":
    "Las palabras, hasta que el operador las elimina; la dirección y su nombre, hasta que se elimina su cuenta",

  "Messages to the owner of the site: your name, your email address and your words. They are mailed to the owner as well":
    "Mensajes al titular del sitio: su nombre, su correo y sus palabras. También se envían por correo al titular",
  "To answer you": "Para responderle",
  "A year, or until your account is deleted; in the owner's mailbox for as long as the owner keeps it":
    "Un año, o hasta que se elimina su cuenta; en el buzón del titular, mientras este los conserve",

  "Articles of the blog: who wrote them": "Artículos del blog: quién los escribió",
  "It is public, so that readers know": "Es público, para que los lectores lo sepan",
  "As long as the article": "Tanto como el artículo",

  "Files you upload: resumes, pictures, videos": "Archivos que sube: currículums, imágenes, videos",
  "To show them where you put them": "Para mostrarlos donde usted los puso",

  "That a listing was opened, shared or applied to: counts by day and page. To count a person once, a hash of address and browser under a key that changes daily":
    "Que una oferta se abrió, se compartió o recibió una postulación: recuentos por día y página. Para contar a una persona una sola vez, un hash de la dirección y el navegador con una clave que cambia cada día",
  "To tell employers how their listings do": "Para decir a los empleadores cómo van sus ofertas",
  "The hash two days, then nobody can make it again; the counts stay":
    "El hash, dos días, y después nadie puede volver a crearlo; los recuentos se quedan",

  "Profile: your jobs, schools, skills, licenses, languages and what else you enter":
    "Perfil: sus empleos, estudios, habilidades, licencias, idiomas y lo demás que escriba",
  "To make resumes from it, and to fill in applications":
    "Para hacer currículums con él y completar postulaciones",

  "Your public page, if you make one: its address, which resume it shows, and what of your contacts":
    "Su página pública, si hace una: su dirección, qué currículum muestra y cuáles de sus datos de contacto",
  "To show it to those you give the address, and to search engines if you say so":
    "Para mostrarla a quienes dé la dirección, y a los buscadores si usted lo indica",
  "Until you take it down, or the account is deleted": "Hasta que la retira, o se elimina la cuenta",

  "Resumes you make, and what was read from a file of yours until you have reviewed it":
    "Los currículums que hace, y lo que se leyó de un archivo suyo hasta que lo haya revisado",
  "To print them, and to fill the profile": "Para imprimirlos, y para completar el perfil",
  "Until you delete them, or the account is deleted; what was read from a file, at most 30 days":
    "Hasta que los elimina, o se elimina la cuenta; lo que se leyó de un archivo, 30 días como máximo",

  "Applications: name, email address, phone if you gave it, note, answers and the files among them, the resume or profile you sent as it was then, each step with its date, and the link that led you there":
    "Postulaciones: nombre, correo, teléfono si lo dio, nota, respuestas y los archivos entre ellas, el currículum o perfil que envió tal como era entonces, cada paso con su fecha, y el enlace que le llevó allí",
  "To bring them to the employer, and to show both of you where they stand":
    "Para llevarlas al empleador, y para mostrar a ambos en qué punto están",
  "Until your account is deleted, or the employer's": "Hasta que se elimina su cuenta, o la del empleador",

  "What an employer notes about an application: rating, notes, reason for rejecting it, answers it marked":
    "Lo que un empleador anota de una postulación: valoración, notas, motivo del rechazo, respuestas que marcó",
  "The employer's own work; we show it to nobody else":
    "Es trabajo propio del empleador; no lo mostramos a nadie más",
  "As long as the application": "Tanto como la postulación",

  "Saved jobs with folders and notes, dismissed jobs, the last 50 searches, job alerts":
    "Empleos guardados con carpetas y notas, empleos descartados, las últimas 50 búsquedas, alertas de empleo",
  "Because you asked for them to be kept": "Porque usted pidió que se guardaran",
  "Until you remove them, or the account is deleted": "Hasta que los quita, o se elimina la cuenta",

  "Messages about an application: your words, how far you have read, your report of a conversation, and the hash of a link in our mails that opens it":
    "Mensajes sobre una postulación: sus palabras, hasta dónde leyó, su denuncia de una conversación y el hash de un enlace de nuestros correos que la abre",
  "To bring them to the other side, and to look into what was reported":
    "Para llevarlos a la otra parte, y para examinar lo que se denunció",
  "As long as the application; the link three days. What a colleague wrote stays with the company, without the name":
    "Mientras exista la postulación; el enlace, tres días. Lo que escribió un colega queda en la empresa, sin el nombre",

  "Interviews: where, when and how long, what both sides say about them, and the time zone of your device when you answer":
    "Entrevistas: dónde, cuándo y cuánto duran, lo que ambas partes dicen de ellas y la zona horaria de su dispositivo cuando responde",
  "So that both sides agree on a time, have it in their calendars and are reminded":
    "Para que ambas partes acuerden un horario, lo tengan en sus calendarios y reciban recordatorios",

  "Your wishes in the Job Feed, and your answers about ways of working":
    "Los deseos de «Empleos para mí», y sus respuestas sobre modos de trabajar",
  "To choose jobs by them. Employers see none of it":
    "Para elegir empleos según ellos. Los empleadores no ven nada de esto",
  "Until you delete them there, or the account is deleted":
    "Hasta que los elimina allí, o se elimina la cuenta",

  "Reports of listings: the reason and your words": "Denuncias de ofertas: el motivo y sus palabras",
  "To look into them. The employer does not learn who reported":
    "Para revisarlas. El empleador no se entera de quién denunció",

  "Company page: email address, phone, street and what else you show there":
    "Página de empresa: correo, teléfono, calle y lo demás que muestre allí",
  "It is public, as you fill it in": "Es pública, tal como usted la completa",

  "Which account wrote, changed, imported or answered what, and when":
    "Qué cuenta escribió, cambió, importó o respondió qué, y cuándo",
  "To show your company its own history": "Para mostrar a su empresa su propia historia",
  "The account's name is taken out when it is deleted":
    "El nombre de la cuenta se quita cuando esta se elimina",

  "Messages to applicants that you keep as templates":
    "Mensajes a quienes se postulan que usted guarda como plantillas",
  "Lists of applicants that you keep under a name":
    "Listas de quienes se postulan que usted guarda con un nombre",
  "So that you can open them again": "Para que pueda volver a abrirlas",
  "So that you can use them again": "Para que pueda volver a usarlos",
  "Until you delete them, or the account is deleted": "Hasta que los elimina, o se elimina la cuenta",

  "Payments: what was bought and refunded, who paid, with the numbers that the payment provider gives them. Never a card or a bank account":
    "Pagos: lo que se compró y se reembolsó, quién pagó, con los números que les da el proveedor de pagos. Nunca una tarjeta ni una cuenta bancaria",
  "To publish what was paid, to pay back what was not used, and because books must be kept":
    "Para publicar lo que se pagó, devolver lo que no se usó, y porque la contabilidad se debe conservar",
};
