/** Licenses, certificates and cards. */
export const CREDENTIALS = `
Driver's license: driving license, driver license, drivers license, operator's license, DMV license, vehicle operator's license, motor vehicle license
Commercial driver's license: CDL, CDLs, commercial driver license, CDL license > Driver's license
CDL Class A: Class A CDL, CDL-A, Class A commercial driver's license, Class A license, CDL A, Class A driver's license, commercial driver's license Class A, Class-A CDL > CDL Class B, Commercial driver's license
CDL Class B: Class B CDL, CDL-B, Class B commercial driver's license, Class B license, CDL B, commercial driver's license Class B, Class B driver's license, Class-B CDL > CDL Class C, Commercial driver's license
CDL Class C: Class C CDL, CDL-C, Class C commercial driver's license > Commercial driver's license
HAZMAT endorsement: hazardous materials endorsement, hazmat endorsed, H endorsement
Tanker endorsement: tank endorsement, N endorsement
Passenger endorsement: P endorsement
School bus endorsement: S endorsement
Doubles/triples endorsement: doubles and triples endorsement, T endorsement
Air brake endorsement: air brakes endorsement
DOT medical card: DOT medical certificate, medical examiner's certificate, DOT physical card
TWIC card: TWIC^, transportation worker identification credential
Motorcycle license: motorcycle endorsement
Chauffeur's license: chauffeur license
Forklift certification: forklift license, certified forklift operator, forklift certificate, forklift operator certification, certified forklift driver, powered industrial truck certification, forklift certified, forklift operator's license > Forklift operation
CPR certification: CPR, CPR certified, cardiopulmonary resuscitation, CPR/AED, CPR card, CPR certificate
First aid certification: first aid, first-aid, first aid certified, first aid certificate
BLS certification: BLS, basic life support, BLS certified, BLS/CPR, BLS for healthcare providers > CPR certification
ACLS certification: ACLS, advanced cardiac life support, advanced cardiovascular life support, ACLS certified
PALS certification: PALS^, pediatric advanced life support
NRP certification: NRP^, neonatal resuscitation program
TNCC: trauma nursing core course
NIHSS certification: NIHSS
AED certification: AED^, automated external defibrillator
CNA certification: CNA, certified nursing assistant, certified nurse assistant, certified nurse aide, CNAs, CNA license, CNA certificate, state tested nursing assistant, STNA, licensed nursing assistant
Home health aide certificate: HHA^, certified home health aide, HHA certificate, HHA certification, home health aide certification
Certified medical assistant: CMA^, CMA certification, registered medical assistant, medical assistant certification, certified clinical medical assistant, CCMA, medical assistant certificate
Certified medication aide: CMA-M, medication aide certification, certified medication technician, medication technician certification, med tech certification
Phlebotomy certification: certified phlebotomy technician, phlebotomy certificate, certified phlebotomist, phlebotomy technician certification
Pharmacy technician certification: CPhT^, certified pharmacy technician, PTCB, pharmacy technician license, registered pharmacy technician
Pharmacist license: licensed pharmacist, registered pharmacist, RPh^
RN license: registered nurse license, RN licensure, licensed registered nurse, license as a registered nurse, registered professional nurse license, registered professional nurse, licensed RN, license to practice as a registered nurse, licensed to practice as a registered professional nurse, registered nursing license
LPN license: LPN, LVN, licensed practical nurse, licensed vocational nurse, LPN/LVN, LVN license, practical nurse license, licensed practical nurse license
Nurse practitioner license: FNP^, APRN, nurse practitioner certification, family nurse practitioner, advanced practice registered nurse
Physician assistant license: PA-C^, physician assistant certification
Medical license: license to practice medicine, licensed physician, medical doctor license
Board certification: board certified, board-certified, board eligible
DEA registration: DEA license, DEA number
EMT certification: EMT, EMT-B, EMT-Basic, emergency medical technician, EMT license, NREMT
Paramedic license: EMT-P, paramedic certification, licensed paramedic, certified paramedic
Physical therapist license: licensed physical therapist
Physical therapist assistant license: PTA license, licensed physical therapist assistant
Occupational therapist license: licensed occupational therapist, OTR/L
Speech-language pathologist license: CCC-SLP, licensed speech-language pathologist
Respiratory therapist license: RRT^, registered respiratory therapist, licensed respiratory therapist
Radiologic technologist license: ARRT, ARRT certification, registered radiologic technologist, licensed radiologic technologist
Sonography certification: ARDMS, RDMS
Surgical technologist certification: CST^, certified surgical technologist
Sterile processing certification: CRCST, sterile processing technician certification
Dental hygienist license: RDH, registered dental hygienist, licensed dental hygienist
Dental assistant certification: certified dental assistant, registered dental assistant, RDA^, dental assistant license
Dental radiology certification: radiology certification, x-ray certification, x-ray license
Dietitian registration: registered dietitian, RDN, registered dietician
Medical coder certification: CPC certification, certified professional coder, CCS-P, certified coding specialist, RHIT, RHIA
Social work license: LCSW, LMSW, LSW^, licensed clinical social worker, licensed master social worker, licensed social worker, LICSW, licensed clinical social work
Counselor license: LPC^, LMHC, LPCC, licensed professional counselor, licensed mental health counselor, licensed professional clinical counselor
Marriage and family therapist license: LMFT, licensed marriage and family therapist
Substance abuse counselor credential: CASAC, CADC, LCADC, certified alcohol and drug counselor, credentialed alcoholism and substance abuse counselor
Psychologist license: licensed psychologist
Behavior analyst certification: BCBA, board certified behavior analyst
Registered behavior technician: RBT^
Veterinary technician license: licensed veterinary technician, certified veterinary technician, registered veterinary technician, LVT^, CVT^, RVT^
Nursing home administrator license: licensed nursing home administrator, LNHA
Massage therapist license: LMT^, licensed massage therapist
Cosmetology license: licensed cosmetologist, cosmetologist license
Barber license: licensed barber
Esthetician license: licensed esthetician, aesthetician license
Nail technician license: licensed nail technician
Personal trainer certification: certified personal trainer, NASM certification, NASM certified, ACE certified
Lifeguard certification: certified lifeguard, lifeguard certificate, lifeguard license
Water safety instructor: WSI^
Food handler card: food handler's card, food handlers card, food handler certificate, food handler permit, food handler's permit, food handler certification, food handler license
Food protection certificate: food protection manager, certified food protection manager, food manager certification, food protection license, food manager certificate
ServSafe: Serv Safe^, ServSafe certification, ServSafe certified, ServSafe Manager > Food handler card
TIPS certification: TIPS certified, alcohol server certification, alcohol server permit, responsible beverage service, bartending license
OSHA 10: OSHA-10, OSHA 10-hour, 10-hour OSHA, OSHA10, 10 hour OSHA, OSHA 10 hour card
OSHA 30: OSHA-30, OSHA 30-hour, 30-hour OSHA, OSHA30, 30 hour OSHA > OSHA 10
OSHA 40: HAZWOPER, 40-hour HAZWOPER, OSHA 40-hour
OSHA certification: OSHA certified, OSHA training, OSHA card
MSHA certification: MSHA, MSHA training
Site safety training card: SST card, site safety training, Site Safety Manager license
Flagger certification: certified flagger, flagging certification
Crane operator certification: NCCCO, CCO certification, certified crane operator, crane operator license
Rigger certification: certified rigger, rigging certification
Welding certification: certified welder, AWS certified welder, AWS D1.1, welding certificate, welder certification, welding license > Welding
EPA 608 certification: EPA 608, EPA Section 608, EPA universal certification, EPA certification, universal EPA, EPA certified
NATE certification: NATE certified
HVAC license: HVAC certification, licensed HVAC technician, HVAC certified
Journeyman electrician license: journeyman electrician, electrical journeyman, journeyman electrician's license > Electrical work
Master electrician license: master electrician, master electrician's license > Journeyman electrician license
Electrician license: licensed electrician, electrical license
Journeyman plumber license: journeyman plumber > Plumbing
Master plumber license: master plumber > Journeyman plumber license
Plumber license: licensed plumber, plumbing license
Contractor license: licensed contractor, general contractor license, general contractor's license
Boiler license: boiler operator license, high pressure boiler operator, high pressure boiler license, stationary engineer license, refrigeration operating engineer
Certificate of Fitness: certificates of fitness
Asbestos handler certificate: asbestos handler, asbestos certification, asbestos license, asbestos investigator
Lead certification: lead abatement certification, RRP certification
ASE certification: ASE^, ASE certified, ASE master, automotive service excellence
State inspection license: vehicle inspector license
A&P license: airframe and powerplant, A&P certificate, A&P mechanic
Pilot license: commercial pilot certificate, airline transport pilot, ATP certificate, private pilot license, pilot certificate
Part 107 drone license: Part 107, remote pilot certificate, FAA drone license
Pesticide applicator license: pesticide license, certified pesticide applicator, applicator's license, pesticide applicator certification, private applicator, commercial applicator license, pesticide applicator's license
Arborist certification: certified arborist, ISA certified arborist, ISA arborist
Water operator license: water treatment operator license, distribution operator license
Wastewater operator license: wastewater treatment operator license
Guard card: security guard license, guard license, security license, guard registration, unarmed security license, security guard registration, security guard card
Firearms license: armed guard license, firearm permit, firearm license, concealed carry permit, license to carry
Police academy: peace officer certification, POST certification, law enforcement certification
Firefighter I: Firefighter 1, Fire Fighter I, Firefighter I certification
Firefighter II: Firefighter 2 > Firefighter I
FEMA ICS training: ICS 100, ICS 200, NIMS^, ICS-100
Real estate license: licensed real estate agent, real estate salesperson license, licensed realtor, realtor license, real estate agent license
Real estate broker license: licensed real estate broker > Real estate license
Insurance license: licensed insurance agent, life and health license, property and casualty license, P&C license, insurance producer license
Series 7: Series 7 license, FINRA Series 7
Series 6: Series 6 license
Series 63: Series 63 license
Series 65: Series 65 license
Series 66: Series 66 license
SIE exam: Securities Industry Essentials
NMLS license: mortgage loan originator license, NMLS^, MLO license
CPA: certified public accountant, CPA license, licensed CPA
CMA accounting: certified management accountant
CFA: chartered financial analyst, CFA charter
CFP: certified financial planner
CIA certification: certified internal auditor
CISA: certified information systems auditor
CFE: certified fraud examiner
CAMS certification: certified anti-money laundering specialist
Enrolled agent: EA credential
Notary public: notary, commissioned notary, notary commission
Bar admission: admitted to the bar, admission to the bar, bar membership, licensed attorney, admission to the New York State Bar, New York State Bar, member of the bar, license to practice law
Paralegal certificate: certified paralegal, paralegal certification
PMP: project management professional, PMP certified, PMP certification
CAPM: certified associate in project management
Certified ScrumMaster: CSM^, scrum master certification, certified scrum master
Six Sigma Green Belt: green belt?, lean six sigma green belt, green belt certification
Six Sigma Black Belt: black belt?, lean six sigma black belt, black belt certification > Six Sigma Green Belt
PROSCI certification: PROSCI
ITIL: ITIL certification, ITIL Foundation, ITIL v4
SHRM-CP: SHRM certification, SHRM certified professional
SHRM-SCP > SHRM-CP
PHR: professional in human resources
SPHR: senior professional in human resources > PHR
CompTIA A+: A+ certification, A+ certified
CompTIA Network+: Network+ certification, Network+
CompTIA Security+: Security+ certification, Security+
CCNA: Cisco certified network associate
CCNP: Cisco certified network professional > CCNA
CISSP: certified information systems security professional
CISM: certified information security manager
CEH: certified ethical hacker
AWS certification: AWS Certified Developer, AWS Certified Solutions Architect, AWS solutions architect > Amazon Web Services
Azure certification: Microsoft Certified Azure, Azure certified > Microsoft Azure
Salesforce Administrator certification: Salesforce Admin certification, Salesforce certified administrator, Salesforce certification, certified Salesforce administrator > Salesforce
Google Analytics certification: Google Analytics certified > Google Analytics
Microsoft Office Specialist: MOS certification > Microsoft Office
QuickBooks certification: QuickBooks ProAdvisor, QuickBooks certified > QuickBooks
Security clearance: secret clearance, top secret clearance, TS/SCI, active clearance, DoD clearance
Teaching license: teaching certificate, teacher certification, certified teacher, licensed teacher, teaching certification, teaching credential, teacher license, state teaching license
Substitute teaching license: substitute license, substitute teacher certificate, substitute teaching certificate
Child Development Associate: CDA^, CDA credential
TEFL certificate: TESOL certificate, CELTA, TEFL certification
Library science degree: MLIS
Professional Engineer license: licensed professional engineer, PE license, professional engineer's license, P.E. license, registered professional engineer, professional engineering license
Engineer in Training: EIT^, engineer-in-training, fundamentals of engineering
Registered Architect: RA license, licensed architect, registered architect license, architect license, registration as an architect
LEED accreditation: LEED AP, LEED Green Associate, LEED accredited, LEED certification
AICP: American Institute of Certified Planners
Land surveyor license: licensed land surveyor, professional land surveyor
Certified safety professional: CSP^
Certified industrial hygienist: CIH^
Commercial fishing license
Horse trainer license
Mandated reporter training: mandated reporter
HACCP certification: HACCP certified > Food safety
Confined space certification: confined space training
Scaffold certification: scaffolding certification, scaffold card, suspended scaffold
Defensive driving certificate: defensive driving course
Vehicle insurance: auto insurance, car insurance, proof of insurance
Mental Health First Aid
Crisis Prevention Institute training: CPI certification, CPI training, nonviolent crisis intervention
`;
