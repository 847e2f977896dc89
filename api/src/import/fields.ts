import { JOB_FIELDS, type JobFieldTable } from "@jobmap/contract";

/**
 * The fields of an imported row, with the header names that they are recognized by. Names are compared as words without case,
 * accents and punctuation. English first, then the usual words of applicant tracking systems in Spanish, French and German.
 * Those of plain fields are in their own table. Pay, dates and addresses are recognized by their parts instead (see
 * recognize.ts).
 */
const NAMES = {
  source_key:
    "id,job id,jobid,case id,external id,external job id,unique id,uuid,guid,posting id,listing id,ad id,record id,job key,jobkey,internal id,vacancy id,identifier,identificador,identifiant",
  title:
    "title,job title,business title,jobtitle,position title,position,position name,role,role title,job name,job,posting title,posting,vacancy,vacancy title,job position,job role,requisition title,opening,opening title,designation,occupation,occupation title,job opening,headline,job posting title,working title,titulo,titulo del puesto,puesto,puesto de trabajo,cargo,vacante,nombre del puesto,oferta,intitule,intitule du poste,poste,titre,titre du poste,titre de loffre,offre,metier,stellenbezeichnung,stelle,stellentitel,titel,jobtitel,berufsbezeichnung,berufsbezeichnung der stelle",
  company:
    "company,company name,employer,employer name,employer business name,business name,business,organization,organisation,organization name,organisation name,hiring organization,hiring company,client,client name,agency,agency name,firm,legal name,legal business name,trade name,dba,account name,advertiser,institution,empresa,nombre de la empresa,empleador,compania,razon social,entreprise,nom de lentreprise,societe,employeur,raison sociale,firma,firmenname,unternehmen,unternehmensname,arbeitgeber",
  company_website:
    "company website,company url,employer website,employer url,website,web site,homepage,company site,company web,sitio web,site web,webseite",
  industry:
    "industry,sector,company industry,naics title,industry name,industria,secteur,secteur dactivite,branche",
  description:
    "description,job description,jobdescription,full description,job summary,summary,about the job,about the role,duties,job duties,details,job details,content,body,posting text,position summary,job description text,overview,description html,descripcion,descripcion del puesto,descripcion de la oferta,description du poste,descriptif,missions,beschreibung,stellenbeschreibung,aufgaben,tatigkeit",
  responsibilities:
    "responsibilities,key responsibilities,essential functions,examples of duties,what you will do,responsabilidades,funciones,responsabilites,verantwortlichkeiten",
  qualifications:
    "qualifications,requirements,job requirements,minimum qualifications,required qualifications,special requirements,special req,special reqs,what you need,who you are,candidate profile,requisitos,perfil,profil,profil recherche,competences requises,anforderungen,voraussetzungen",
  benefits: "benefits,perks,benefit,benefits package,beneficios,prestaciones,avantages,leistungen",
  skills:
    "skills,required skills,key skills,technologies,skill set,keywords,tags,competencias,habilidades,competences,kenntnisse,fahigkeiten",
  category:
    "category,job category,job function,function,department,job family,team,division,categories,categoria,departamento,area,categorie,domaine,kategorie,abteilung,bereich",
  occupation_code: "soc code,soc,onet code,onet soc code,onet,onet soc,occupation code,soc occ code",
  location:
    "location,locations,job location,work location,job locations,location name,work locations,place,place of work,where,job site,city state,city and state,city state zip,worksite,worksite address,worksite location,workplace,full address,address,office location,ubicacion,lugar,lugar de trabajo,lieu,lieu de travail,localisation,arbeitsort,standort,ort",
  street:
    "street,street address,address line 1,address 1,address1,address line1,street name,direccion,calle,adresse,rue,strasse",
  locality:
    "city,town,locality,municipality,city name,city town,ciudad,localidad,municipio,poblacion,ville,commune,stadt,gemeinde",
  region:
    "state,province,region,state province,state code,state name,state abbreviation,state or province,st,prov,estado,provincia,region departement,bundesland",
  postal_code:
    "zip,zip code,zipcode,postal code,postcode,postal,zip 5,zip5,zip postal code,post code,codigo postal,cp,c p,code postal,plz,postleitzahl",
  country: "country,country code,country name,nation,pais,pays,land",
  latitude: "latitude,lat,y,geo lat,latitud",
  longitude: "longitude,lng,lon,long,x,geo lng,geo lon,longitud",
  coordinates: "coordinates,geoloc,geo,lat lng,lat long,latlng,geolocation,gps,coordenadas",
  location_type:
    "remote,is remote,remote ok,work mode,work arrangement,work type location,workplace type,location type,remote type,work model,remote status,telework,telecommute,work from home,wfh,onsite remote,remote work,modalidad,teletrabajo,remoto,teletravail,homeoffice,arbeitsmodell",
  employment_type:
    "employment type,job type,jobtype,type,employment,contract type,position type,work type,schedule type,time type,worker type,employment status,job status type,commitment,tipo de contrato,tipo de empleo,jornada,tipo de jornada,type de contrat,contrat,type demploi,vertragsart,anstellungsart,beschaftigungsart,arbeitszeit",
  full_time: "full time,fulltime,is full time,full time position",
  full_part_time:
    "full time part time indicator,full time part time,full part time,full or part time,full time or part time,full part time indicator,part time full time,ft pt,ft pt indicator,full part",
  schedule:
    "schedule,work schedule,shift,shifts,work days,hours of work,horario,turno,horaires,schicht,arbeitszeiten",
  schedule_from:
    "hourly work schedule am,hourly schedule begin,shift start,shift start time,start time,work start time,daily schedule begin",
  schedule_to:
    "hourly work schedule pm,hourly schedule end,shift end,shift end time,end time,work end time,daily schedule end",
  years_of_experience:
    "experience,years of experience,years experience,experience years,minimum experience,required experience,experience required,min experience,min years experience,experience level,anos de experiencia,experiencia,annees dexperience,experience requise,berufserfahrung",
  training_months: "num months training,training months,months of training,training required months",
  status:
    "status,job status,posting status,case status,state of posting,active,is active,listing status,estado del puesto,statut,stellenstatus",
  how_to_apply:
    "to apply,how to apply,application instructions,instructions to apply,apply instructions,application process,application procedure,how to apply instructions,como aplicar,como postular,comment postuler,bewerbung",
  apply_url:
    "apply url,application url,apply link,application link,how to apply url,apply,apply at,apply online,website to apply,apply website,lien de candidature,bewerbungslink,bewerbungs url",
  job_url:
    "url,link,job url,job link,url job,link job,job page,job posting url,posting url,external url,absolute url,hosted url,listing url,web link,redirect url,permalink,canonical url,enlace,lien,url de loffre",
  apply_email:
    "apply email,application email,email to apply,contact email,email,e mail,email address,recruiter email,hr email,mail,correo,correo electronico,courriel,adresse mail,e mail adresse",
  language: "language,lang,locale,posting language,idioma,langue,sprache",
  visa_class: "visa class,visa type,visa,visa category",
} as const;

type Headed<T extends JobFieldTable> = {
  [Name in keyof T & string]: T[Name] extends { headers: string } ? Name : never;
}[keyof T & string];

/** The header names of a table's fields, for fields that have some. */
export function headerNames<T extends JobFieldTable>(table: T): Record<Headed<T>, string> {
  const named = Object.entries(table).flatMap(([name, { headers }]) =>
    headers === null ? [] : [[name, headers]],
  );
  return Object.fromEntries(named) as Record<Headed<T>, string>;
}

export const FIELD_NAMES = { ...NAMES, ...headerNames(JOB_FIELDS) };

/** Fields whose headers are recognized by the parts of their names, not by a list. */
const COMPOSED_FIELDS = [
  "salary",
  "salary_min",
  "salary_max",
  "salary_unit",
  "salary_currency",
  "overtime_min",
  "overtime_max",
  "pay_note",
  "starts_on",
  "ends_on",
  "posted_on",
  "valid_through",
  "application_deadline",
  "company_street",
  "company_locality",
  "company_region",
  "company_postal_code",
  "company_country",
] as const;

export type Field = keyof typeof FIELD_NAMES | (typeof COMPOSED_FIELDS)[number];

export const FIELDS: readonly Field[] = [
  ...(Object.keys(FIELD_NAMES) as (keyof typeof FIELD_NAMES)[]),
  ...COMPOSED_FIELDS,
];

export function isField(name: string): name is Field {
  return (FIELDS as readonly string[]).includes(name);
}
