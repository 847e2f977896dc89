/** Skills of offices, shops and schools. */
export const OFFICE = `
Data entry: entering data, enter data, data input
Typing: typing speed, keyboarding, words per minute, WPM
Filing: file management, filing documents, filing systems
Record keeping: recordkeeping, maintain records, maintaining records, records management, record maintenance
Scheduling appointments: appointment scheduling, schedule appointments, calendar management, manage calendars, managing calendars, appointment setting
Answering phones: answer phones, phone etiquette, telephone etiquette, answering telephones, answer telephones, multi-line phone, multi-line phones, multi-line phone system, answering calls, answer phone calls, answering the phone
Customer service: customer care, client service, customer support, guest service, customer relations, serving customers, customer service skills
Cash handling: handling cash, handle cash, cash management, cash drawer, cash register, cash transactions, operate a cash register
Point of sale: POS system, POS systems, point of sale system, POS^
Inventory management: inventory control, stock control, inventory tracking, manage inventory, managing inventory, inventory counts
Purchasing: procurement, purchase orders
Accounts payable: AP/AR, A/P^
Accounts receivable: A/R^
Bookkeeping: book keeping, keeping books
General ledger: GL accounting
Account reconciliation: bank reconciliation, reconciling accounts, reconcile accounts, account reconciliations
Payroll: payroll processing, process payroll, payroll administration
Invoicing: invoice processing, processing invoices, process invoices
Billing: billing and collections
Budgeting: budget management, budget preparation, managing budgets, budget development
Financial reporting: financial statements, financial reports
Financial analysis: financial modeling
Forecasting: financial forecasting, demand forecasting
GAAP: generally accepted accounting principles
Auditing: internal audit, internal auditing
Tax preparation: tax returns, preparing tax returns
Cost accounting
Grant writing: grant proposals, writing grants, grantwriting, grant applications
Grant management: grants management, grant administration
Fundraising: fund raising, donor relations
Contract management: contract administration, contract negotiation, managing contracts
Contract law
Project management: managing projects, manage projects, project coordination
Program management
Agile: agile methodology, agile development, agile methodologies, agile software development
Scrum > Agile
Kanban
Waterfall: waterfall methodology
Business analysis: requirements gathering, business requirements
Data analysis: analyzing data, analyze data, data analytics, analysis of data
Data visualization: data visualizations, dashboards
Data modeling
Statistical analysis: statistical modeling, statistical methods
A/B testing: AB testing, split testing
Experiment design: experimental design, design of experiments
Market research
Survey design
Qualitative research
Quantitative analysis: quantitative research
Report writing: writing reports, write reports, preparing reports, prepare reports
Technical writing: technical documentation
Copywriting: copy writing
Proofreading: proof reading
Copy editing: copyediting
Content writing: content creation, blog writing
Public speaking
Public relations
Press releases: media relations
Event planning: event management, planning events, event coordination, plan events
Travel arrangements: travel booking, arranging travel, arrange travel, travel coordination
Meeting minutes: taking minutes, take minutes
Notary services
Search engine optimization: SEO
Pay-per-click advertising: PPC, paid search, search engine marketing, SEM^
Email marketing: email campaigns
Content marketing
Digital marketing: online marketing, internet marketing
Product marketing
Brand management
Lead generation
Cold calling
B2B sales: business to business sales
Inside sales
Outside sales: field sales
Account management: managing accounts, key account management
Business development
Upselling: up-selling, cross-selling, suggestive selling
Merchandising: visual merchandising
Loss prevention
Retail sales: retail experience, retail selling
E-commerce: ecommerce, online sales
Recruiting: full-cycle recruitment, recruitment experience, talent acquisition, sourcing candidates
Onboarding: new hire orientation, employee onboarding
Employee relations
Performance management
Benefits administration
Compensation analysis
Labor relations: collective bargaining
Conflict resolution: de-escalation, deescalation, mediation
Training and development: staff training, training staff, employee training, train staff
Curriculum development: curriculum design, lesson planning, lesson plans, instructional design
Classroom management
Tutoring
Special education: IEP, IEPs, individualized education program
Early childhood education: ECE^
ESL teaching: ESL, ESOL, TESOL, TEFL, English as a second language
Childcare: child care, caring for children, babysitting, daycare
*Supervision: supervise staff, supervising staff, staff supervision, supervisory experience, supervising employees
Strategic planning
Change management
Process improvement: continuous improvement, process optimization
Lean manufacturing: lean principles, lean methodology, lean methodologies
Six Sigma: lean six sigma
5S: 5S methodology
Kaizen
ISO 9001
Quality control: QC^, quality inspection, quality checks
Quality assurance: QA^
Root cause analysis
Supply chain management: supply chain, SCM^
Logistics: logistics coordination
Import and export: import/export, customs compliance
Order fulfillment: order picking, picking orders, pick and pack, picking and packing, order processing
Shipping and receiving: shipping, receiving?
Paralegal work: legal research, legal writing
Litigation
E-discovery: eDiscovery, electronic discovery
Real estate transactions
Property management
Lease administration: leasing
Underwriting
Claims processing: insurance claims, claims adjusting, claims handling
Loan processing: loan origination, mortgage processing
Risk management: risk assessment
Regulatory compliance: compliance monitoring
Anti-money laundering: AML^
Know your customer: KYC
Cybersecurity: information security, cyber security, infosec, network security
Network administration: network engineering, computer networking, TCP/IP
Help desk: helpdesk, technical support, IT support, desktop support, service desk
Software testing: test cases, QA testing, test automation, automated testing
Web development: web design, website development
Front-end development: frontend, front end
Back-end development: backend
Full-stack development: full stack
Microservices: microservice architecture
DevOps
Cloud computing: cloud infrastructure, cloud platforms
Object-oriented programming: OOP^, object oriented design
Database administration: DBA^
ETL: extract transform load
User experience design: UX, UX design, UX/UI
User interface design: UI design, user interface
Wireframing: wireframes
Graphic design
Video editing: editing video, video production
Photography
Animation
3D modeling
Urban planning: city planning, land use planning
Zoning: zoning regulations
Environmental review: environmental impact statement, CEQR, SEQR
Public policy: policy analysis
Community outreach: community engagement
Case management: caseload management, case manager experience
Crisis intervention: crisis management, crisis counseling
Social work
Counseling: counselling
Needs assessment
*Translation: translating documents, document translation, written translation, translation services
Interpretation services
Library services: cataloging
Emergency management: emergency preparedness
Security guarding: security patrol, patrolling, access control
*Surveillance: CCTV, video surveillance, surveillance cameras
Report filing
`;
