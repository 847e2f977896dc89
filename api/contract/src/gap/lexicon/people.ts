/** Degrees; in the order of what implies what. */
export const DEGREES = `
High school diploma: high school diploma or GED, GED, high school graduate, high school degree, HS diploma, high school equivalency, GED certificate, high school education, HSE diploma, high school diploma or equivalent, high-school diploma, four-year high school diploma, HiSET, secondary school diploma
Trade school certificate: trade school, vocational school, vocational certificate, technical school, vocational training > High school diploma
Associate degree: associate's degree, associates degree, AA degree, AAS degree, associate of arts, associate of science, associate of applied science, two-year degree, A.A.S.^, AAS^, Associate's^, associate's^ > High school diploma
Bachelor's degree: bachelors degree, baccalaureate, baccalaureate degree, bachelor of science, bachelor of arts, BA degree, BS degree, BA/BS, BS/BA, B.S.^, B.A.^, four-year degree, undergraduate degree, four-year college degree, bachelor of business administration, BBA^, bachelor of engineering, bachelor of fine arts, BFA^, college degree, Bachelor's^, bachelor's^, B.Sc^, BSc^, four year degree > Associate degree
BSN: bachelor of science in nursing, B.S.N.^ > Bachelor's degree
Master's degree: masters degree, master of science, master of arts, graduate degree, advanced degree, MA degree, MS degree, M.S.^, M.A.^, MSc^, M.Sc^, Master's^, master's^, postgraduate degree, master of public administration, MPA^, master of public health, MPH^, master of engineering, M.Ed^, master of education > Bachelor's degree
MSN: master of science in nursing > BSN, Master's degree
MBA: master of business administration, M.B.A.^ > Master's degree
Master of Social Work: MSW, master's in social work, master's degree in social work > Master's degree
Law degree: juris doctor, juris doctorate, juris doctorate degree, J.D.^, law school graduate, JD degree, JD^
Doctorate: PhD, Ph.D., doctoral degree, doctor of philosophy, EdD, Ed.D. > Master's degree
Doctor of Pharmacy: PharmD
Doctor of Nursing Practice: DNP^ > MSN
`;

/** Languages that people speak; meant only beside words about speaking. */
export const LANGUAGES = `
English
Spanish: español
Chinese: Mandarin, Mandarin Chinese
Cantonese
French
Haitian Creole: Creole, Kreyol
Portuguese
Russian
Korean
Vietnamese
Tagalog: Filipino
Arabic
Hindi
Urdu
Bengali: Bangla
Punjabi
Gujarati
Tamil
Telugu
Japanese
German
Italian
Polish^
Ukrainian
Greek
Hebrew
Yiddish
Persian: Farsi, Dari
Turkish
Thai
Khmer
Lao
Hmong
Burmese
Nepali
Somali
Amharic
Swahili
Yoruba
Albanian
Romanian
Hungarian
Czech
Dutch
Swedish
Armenian
American Sign Language: ASL, sign language
`;

/** Occupations: asked for by a listing's title, and as experience. */
export const WORK = `
Registered nurse: RN, R.N.^, staff nurse, RNs > RN license
Nursing assistant: nurse aide, nurse's aide, nursing aide, patient care assistant, patient care technician
Home health aide: personal care aide, caregiver, personal care assistant, home care aide, home attendant, direct care worker
Medical assistant
Medical receptionist
Dental assistant
Dental hygienist
Pharmacist
Pharmacy technician
Phlebotomist > Phlebotomy
Paramedic
Physical therapist
Occupational therapist
Social worker > Social work
Case manager: case worker, caseworker
Counselor
Psychologist
Teacher: schoolteacher, school teacher, classroom teacher
Teacher assistant: teacher aide, teacher's aide, paraprofessional, teaching assistant, classroom aide
Tutor > Tutoring
Nanny: babysitter > Childcare
Childcare worker: child care worker, daycare worker, child care provider > Childcare
Administrative assistant: admin assistant, secretary, executive assistant, office assistant, administrative associate
Receptionist: front desk agent, front desk clerk
Office manager
Bookkeeper > Bookkeeping
Accountant: staff accountant
Accounting clerk: accounts payable clerk, accounts receivable clerk
Auditor
Financial analyst
Bank teller: teller
Customer service representative: customer service rep, CSR^, customer service associate, call center agent, customer care representative > Customer service
Cashier > Cashiering
Sales associate: retail associate, retail salesperson, store associate, sales clerk
Sales representative: sales rep, account executive
Store manager: retail manager
Marketing manager
Recruiter: talent acquisition specialist > Recruiting
Human resources manager: HR manager
Human resources generalist: HR generalist
Project manager > Project management
Program manager
Product manager
Business analyst
Data analyst > Data analysis
Data scientist
Data engineer
Software engineer: software developer, programmer, application developer
Web developer: front end developer, frontend developer > Web development
DevOps engineer: site reliability engineer
Systems administrator: system administrator, sysadmin
Network administrator: network engineer
Help desk technician: IT support specialist, desktop support technician
Graphic designer > Graphic design
UX designer: user experience designer
Civil engineer
Mechanical engineer
Electrical engineer
Architect
Solution architect: solutions architect
Landscape architect
Surveyor
Electrician > Electrical work
Plumber > Plumbing
Carpenter > Carpentry
Painter > Painting
Roofer > Roofing
Welder > Welding
Machinist: CNC machinist > Machining
HVAC technician: HVAC mechanic > HVAC
Maintenance technician: maintenance worker, maintenance mechanic, maintenance man, handyman
Auto mechanic: automotive technician, automotive mechanic, auto technician > Auto repair
Diesel mechanic: diesel technician > Diesel repair
Truck driver: CDL driver, tractor-trailer driver, trucker > Truck driving
Delivery driver: courier > Delivery driving
Bus driver
Forklift operator: forklift driver > Forklift operation
Heavy equipment operator > Heavy equipment operation
Warehouse worker: warehouse associate, warehouse clerk, material handler, order picker > Warehouse work
Production worker: assembler, production operator
Machine operator > Machine operation
Quality inspector: quality control inspector
Construction worker: construction laborer > Construction
Landscaper: landscape laborer, groundskeeper, landscaping laborer, landscape worker, landscaping worker > Landscaping
Farmworker: farm worker, farm laborer, farm hand, agricultural worker, field worker, farmhand, crop worker, crop production worker
Housekeeper: room attendant, hotel housekeeper, maid, housekeeping aide > Housekeeping
Janitor: custodian, cleaner > Janitorial work
Cook: line cook, prep cook > Cooking
Chef: sous chef, executive chef > Cook
Baker > Baking
Dishwasher > Dishwashing
Server: waiter, waitress, food server > Serving food
Bartender > Bartending
Barista
Host: hostess
Security guard: security officer
Police officer
Firefighter
Lifeguard > Lifeguarding
Paralegal: legal assistant
Attorney: lawyer
Librarian
Property manager > Property management
Real estate agent: realtor
Insurance agent
Hair stylist: hairstylist, hairdresser
Veterinary technician: vet tech
Stock clerk: stocker
Event planner: event coordinator
Translator
Interpreter
`;
