/** The texts of Spanish postings for one occupation. Lists have " | " between their items. */
export interface SpanishTerms {
  readonly title: string;
  /** Completes "Buscamos a alguien para …". */
  readonly purpose: string;
  /** Infinitives, without the period at the end. */
  readonly duties: string;
  readonly day: string;
}

/** Occupations that are also posted in Spanish, by their key. */
export const SPANISH_TERMS: Readonly<Record<string, SpanishTerms>> = {
  farmworker: {
    title: "Trabajador agrícola",
    purpose: "sembrar, cuidar y cosechar con buena mano",
    duties:
      "Plantar, deshierbar y ralear | Cosechar y separar por tamaño y color | Cargar cajas y camiones | Mover líneas de riego | Podar y amarrar | Limpiar herramientas y áreas de empaque",
    day: "Empezamos con la primera luz y terminamos antes del calor más fuerte. Hay agua, sombra y descansos.",
  },
  housekeeper: {
    title: "Camarista de hotel",
    purpose: "dejar cada habitación como nueva",
    duties:
      "Tender camas y cambiar ropa de cama | Limpiar baños y pisos | Reponer toallas y artículos | Avisar de reparaciones | Entregar lo que olvidan los huéspedes | Mantener el carrito en orden",
    day: "Son de doce a quince habitaciones por turno, primero las de salida.",
  },
  dishwasher: {
    title: "Lavaplatos",
    purpose: "mantener limpios platos, ollas y pisos para que la cocina pueda trabajar",
    duties:
      "Operar la máquina lavaplatos y revisar la temperatura | Lavar ollas y sartenes a mano | Acomodar la loza sin romperla | Sacar basura y reciclaje | Trapear y limpiar desagües | Ayudar con preparaciones sencillas",
    day: "Es un trabajo movido, con calor y agua, y toda la cocina lo agradece.",
  },
  "line-cook": {
    title: "Cocinero de línea",
    purpose: "cocinar bien en una línea que trabaja en equipo",
    duties:
      "Montar la estación y revisarla dos veces | Cocinar y emplatar según la receta | Coordinar tiempos con la línea | Etiquetar y rotar productos | Limpiar la estación al cerrar | Ayudar con inventario y preparación",
    day: "Preparación hasta una hora antes del servicio, luego las comandas y al final la limpieza.",
  },
  janitor: {
    title: "Personal de limpieza",
    purpose: "dejar los espacios tan limpios que se note",
    duties:
      "Limpiar pisos, salas y baños | Vaciar basura y reciclaje | Reponer artículos | Encerar y lavar alfombras según el calendario | Abrir y cerrar el edificio | Retirar nieve y hojas de las entradas",
    day: "Cada persona tiene una ruta de salas y la termina antes de cerrar.",
  },
  laborer: {
    title: "Ayudante general de construcción",
    purpose: "mantener la obra abastecida, limpia y en marcha",
    duties:
      "Cargar y acomodar materiales | Excavar y rellenar | Demoler y retirar escombro | Colocar barreras y señalar el tráfico | Ayudar a carpinteros y albañiles | Limpiar la obra cada día",
    day: "Cada día empieza con una charla de seguridad, y se aprende de todos los oficios.",
  },
  landscaper: {
    title: "Jardinero",
    purpose: "mantener jardines, camas y caminos en forma todo el año",
    duties:
      "Cortar y orillar el pasto | Plantar, poner mantillo y deshierbar | Reparar aspersores | Soplar hojas y quitar nieve | Cargar y asegurar el equipo | Hablar con los dueños",
    day: "En temporada son de cinco a ocho propiedades por día.",
  },
  "warehouse-associate": {
    title: "Trabajador de almacén",
    purpose: "recibir, separar y enviar mercancía en un edificio limpio y bien iluminado",
    duties:
      "Descargar y separar mercancía | Escanear, etiquetar y armar tarimas | Cargar remolques | Llevar conteos y avisar de diferencias | Mantener limpia el área | Rotar entre estaciones",
    day: "Cambiamos de estación cada dos horas, así el cuerpo y la cabeza descansan.",
  },
  packer: {
    title: "Empacador",
    purpose: "empacar para que todo llegue entero",
    duties:
      "Elegir la caja y el relleno | Revisar los artículos contra el pedido | Envolver, pesar y etiquetar | Mantener surtida la estación | Separar lo dañado | Cumplir con la hora de salida del camión",
    day: "Se empaca un pedido a la vez, con un ritmo que se aprende en dos semanas.",
  },
  "meat-trimmer": {
    title: "Procesador de carne y aves",
    purpose: "preparar alimentos con seguridad y a ritmo constante",
    duties:
      "Cortar y porcionar con cuchillo | Revisar huesos y defectos | Mantener los cuchillos afilados | Empacar por peso | Limpiar y desinfectar | Rotar de posición",
    day: "La sala es fría y clara, y los descansos son a la hora fijada.",
  },
  "personal-care-aide": {
    title: "Cuidador a domicilio",
    purpose: "acompañar y ayudar a personas mayores en su casa",
    duties:
      "Ayudar a levantarse, asearse y vestirse | Cocinar y acompañar en las comidas | Llevar a citas y compras | Mantener ordenados los cuartos | Animar a caminar y jugar | Escribir una nota breve tras cada visita",
    day: "Desayuno, paseo, un mandado y un juego de cartas: el día sigue a la persona.",
  },
  "crew-member": {
    title: "Empleado de restaurante",
    purpose: "servir comida fresca con una sonrisa",
    duties:
      "Tomar pedidos en el mostrador y el autoservicio | Empacar y revisar pedidos | Mantener limpio el comedor | Preparar bebidas y guarniciones | Cobrar en efectivo y con tarjeta | Reponer vasos y servilletas",
    day: "Se cambia de puesto durante el turno, así se aprende todo el restaurante.",
  },
};
