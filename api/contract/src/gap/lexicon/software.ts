/** Software that listings name in other words than O*NET, or by words of everyday language. */
export const SOFTWARE = `
Microsoft Office: MS Office, Office 365, Microsoft 365, M365, O365, Microsoft Office Suite, MS Office Suite, Office Suite^
Microsoft Excel: MS Excel, Excel?, Excel spreadsheet > Spreadsheets
Microsoft Word: MS Word, Word?
Microsoft PowerPoint: PowerPoint, MS PowerPoint, Power Point^
Microsoft Outlook: MS Outlook, Outlook?
Microsoft Access: MS Access, Access?, Access database
Microsoft Teams: MS Teams, Teams?
Microsoft Project: MS Project, Project?
Microsoft Visio: Visio, MS Visio
Microsoft SharePoint: SharePoint, Share Point^
Microsoft OneNote: OneNote
Microsoft OneDrive: OneDrive, One Drive^
Microsoft Publisher: MS Publisher, Publisher?
Microsoft Windows: MS Windows, Windows?, Windows 10, Windows 11
Microsoft Windows Server: Windows Server
Microsoft Exchange: MS Exchange, Exchange Server
Microsoft SQL Server: SQL Server, MSSQL, MS SQL > SQL
Microsoft Power BI: Power BI, PowerBI
Microsoft Power Automate: Power Automate
Microsoft Power Apps: Power Apps, PowerApps
Microsoft Power Query: Power Query
Microsoft Dynamics 365: Dynamics 365, D365
Microsoft Dynamics GP: Dynamics GP, Great Plains?
Microsoft Dynamics: MS Dynamics
Microsoft Azure: Azure?, Azure cloud
Microsoft Entra: Entra ID, Azure AD
Active Directory
PowerShell: Microsoft PowerShell
Visual Basic for Applications: VBA, Excel macros
Visual Basic: VB.NET
Visual Studio: Microsoft Visual Studio
VS Code: Visual Studio Code
.NET: .NET Framework, .NET Core, dotnet, Microsoft .NET
ASP.NET: Microsoft ASP.NET > .NET
C#: C sharp > .NET
C++: C plus plus
C?: C language, C programming
R?: R programming, R language, RStudio, R Studio^
Go?: Golang, Go language
Swift?: SwiftUI, Swift language
Rust?: Rust language, Rust programming
Ruby?: Ruby language
Ruby on Rails: Rails? > Ruby
Dart?: Dart language
Julia?: Julia language
Scala
Kotlin
Java?: Java programming, Core Java, Java SE, Java EE, J2EE, Oracle Java
JavaScript: Java Script, ECMAScript, ES6
TypeScript: Type Script > JavaScript
Python: Python programming, Python3, Python scripting
PHP
Perl?: Perl scripting
COBOL: common business oriented language
Fortran
MATLAB: The MathWorks MATLAB
SAS?: SAS software, SAS programming, SAS Enterprise Guide
SPSS: IBM SPSS, SPSS Statistics
Stata
Minitab
LabVIEW: National Instruments LabVIEW
SQL: structured query language
T-SQL: Transact-SQL > SQL
PL/SQL: Oracle PL/SQL > SQL
MySQL > SQL
PostgreSQL: Postgres > SQL
SQLite > SQL
Oracle Database: Oracle DB > SQL
Oracle E-Business Suite: Oracle EBS, EBS^
Oracle?
MongoDB: Mongo DB > NoSQL
NoSQL: No SQL^
Redis?: Redis cache
Elasticsearch: Elastic Search
DynamoDB: Amazon DynamoDB > NoSQL
Cassandra?: Apache Cassandra
Snowflake?: Snowflake data warehouse
BigQuery: Big Query
Amazon Redshift: Redshift
Databricks
Apache Spark: Spark?, PySpark
Apache Kafka: Kafka?
Apache Hadoop: Hadoop
Apache Airflow: Airflow?
dbt?
Tableau
Looker: Looker Studio
Qlik: QlikView, Qlik Sense
MicroStrategy
Alteryx
Informatica
Talend
Business Objects: SAP Business Objects, BusinessObjects
Crystal Reports: SAP Crystal Reports
Cognos: IBM Cognos
SSIS: SQL Server Integration Services
SSRS: SQL Server Reporting Services
Google Analytics: GA4
Google Ads: Google AdWords, AdWords
Google Workspace: G Suite, GSuite, Google Apps, Google Suite
Google Docs
Google Sheets > Spreadsheets
Google Drive
Google Cloud: GCP, Google Cloud Platform
Amazon Web Services: AWS
AWS Lambda > Amazon Web Services
Amazon EC2: EC2 > Amazon Web Services
Amazon S3 > Amazon Web Services
CloudFormation: AWS CloudFormation > Amazon Web Services
Docker?: Docker containers, Docker Compose
Kubernetes: K8s
OpenShift: Red Hat OpenShift
Terraform
Ansible
Puppet?
Jenkins
GitHub Actions > GitHub
GitHub: Git Hub^ > Git
GitLab: Git Lab^ > Git
Bitbucket > Git
Git?: Git version control
Subversion: SVN
CI/CD: continuous integration, CICD, CI CD
Linux: Red Hat Linux, Red Hat Enterprise Linux, RHEL, Ubuntu
UNIX
Bash?: Bash scripting, Shell scripting, Shell script, UNIX shell
VMware: vSphere, VMware ESXi
Citrix
Hyper-V
Cisco?: Cisco routers, Cisco switches
Splunk
Wireshark
Nagios
Datadog
Grafana
ServiceNow: Service Now^
Jira: Atlassian Jira
Confluence?: Atlassian Confluence
Trello
Asana
Monday.com
Smartsheet
Notion?
Slack?
Zoom?: Zoom meetings
Webex
Miro?
Basecamp
Selenium: Selenium WebDriver
Cypress?
Playwright?
JUnit
Postman?
REST APIs: RESTful, REST API, RESTful services, RESTful APIs, REST services
GraphQL
SOAP?: SOAP services
JSON
XML
YAML
HTML: HTML5, hypertext markup language
CSS: CSS3, cascading style sheets
Sass?: SCSS
React?: React.js, ReactJS > JavaScript
React Native
Angular?: AngularJS, Angular.js > JavaScript
Vue.js: VueJS, Vue? > JavaScript
Node.js: NodeJS > JavaScript
Next.js: NextJS > React
Express.js
jQuery > JavaScript
Svelte
Django > Python
Flask?: Flask framework > Python
Spring Boot > Java
Spring Framework > Java
Hibernate?
Laravel > PHP
WordPress: Word Press^
Drupal
Joomla
Squarespace
Shopify
Magento
Wix?
Webflow
HubSpot
Marketo
Mailchimp: Mail Chimp^
Constant Contact^
Hootsuite
Salesforce: Salesforce CRM, SFDC, Sales Force^
Salesforce Marketing Cloud > Salesforce
Salesforce Service Cloud > Salesforce
Salesforce Sales Cloud > Salesforce
Salesforce Nonprofit Cloud: NPSP > Salesforce
Zendesk
Intercom?
Zoho
SAP?: SAP ERP, SAP S/4HANA, SAP HANA, SAP software, SAP FICO
NetSuite: Oracle NetSuite
PeopleSoft: Oracle PeopleSoft
JD Edwards: Oracle JD Edwards
Workday?: Workday HCM, Workday HRIS
UKG: UKG Pro, UltiPro
Kronos: UKG Kronos, Kronos Workforce
ADP Workforce Now
ADP?: ADP payroll
Paychex
Paylocity
Paycom
Gusto?
BambooHR
Taleo: Oracle Taleo
Greenhouse ATS
iCIMS
Applicant tracking systems: applicant tracking system, ATS^
QuickBooks: Quick Books, QuickBooks Online, QBO, Intuit QuickBooks
Xero
FreshBooks
Sage?: Sage Intacct, Sage 50, Sage 100, Sage 300, Peachtree accounting
SAP Concur: Concur?
Bill.com
TurboTax
Lacerte
Drake Tax
CCH Axcess
Yardi: Yardi Voyager
AppFolio
RealPage
Buildium
MLS listings
Procore
Bluebeam: Bluebeam Revu
PlanGrid
Primavera P6: Primavera, Oracle Primavera, P6^
AutoCAD: Autodesk AutoCAD, Auto CAD > CAD
AutoCAD Civil 3D: Civil 3D > AutoCAD
Revit: Autodesk Revit
Navisworks: Autodesk Navisworks
Autodesk Inventor: Inventor?
SolidWorks: Solid Works^, Dassault Systemes SolidWorks > CAD
CATIA > CAD
PTC Creo: Creo?, Pro/ENGINEER > CAD
Siemens NX > CAD
MicroStation: Bentley MicroStation > CAD
SketchUp: Trimble SketchUp, Google SketchUp
Rhino 3D: Rhinoceros 3D
3ds Max: Autodesk 3ds Max
Autodesk Maya: Maya?
Blender?
CAD: computer aided design, CADD, computer aided drafting, AutoCAD drafting
BIM: building information modeling
Mastercam: Master CAM^
Fusion 360
PLC programming: PLCs, programmable logic controller, ladder logic
SCADA: supervisory control and data acquisition
ArcGIS: ESRI ArcGIS, ArcMap, ArcGIS Pro, ESRI > GIS
QGIS > GIS
GIS: geographic information system
Adobe Creative Cloud: Adobe Creative Suite, Adobe CC, Adobe Suite, Creative Suite^
Adobe Photoshop: Photoshop
Adobe Illustrator: Illustrator?
Adobe InDesign: InDesign, In Design^
Adobe Acrobat: Acrobat?, Acrobat Pro
Adobe Premiere: Premiere Pro
Adobe After Effects: After Effects^
Adobe Lightroom: Lightroom
Adobe XD
Final Cut Pro: Final Cut^
Avid Media Composer: Media Composer^
Pro Tools^
Logic Pro
Figma
Sketch?
Canva
Unity?: Unity 3D, Unity3D
Unreal Engine
Epic Systems: Epic?, Epic EMR, Epic EHR, Epic charting > Electronic health records
Cerner: Oracle Health > Electronic health records
MEDITECH: Meditech EHR > Electronic health records
eClinicalWorks: eCW^ > Electronic health records
athenahealth: athenaOne, athenaNet > Electronic health records
NextGen EHR: NextGen? > Electronic health records
Allscripts > Electronic health records
PointClickCare: Point Click Care > Electronic health records
Kareo
Practice Fusion > Electronic health records
Dentrix: Henry Schein Dentrix
Eaglesoft
Open Dental
Pyxis
Omnicell
PACS^: picture archiving and communication system
Westlaw
LexisNexis: Lexis Nexis, Lexis?
Clio?
PACER^
Relativity?
Blackbaud Raiser's Edge: Raiser's Edge, Raisers Edge
PowerSchool
Canvas LMS
Blackboard Learn
Google Classroom
Infinite Campus
Toast POS: Toast?
Square POS: Square?
Clover POS
Aloha POS
Micros POS: Oracle Micros
OpenTable
Opera PMS
Warehouse management systems: WMS^, warehouse management system
Transportation management systems: TMS^, transportation management system
ERP systems: ERP, enterprise resource planning
CRM software: CRM, customer relationship management, CRM systems
HRIS: human resources information system, human resource information systems
LIMS: laboratory information management system
Maximo: IBM Maximo
CMMS: computerized maintenance management system
Amadeus?
Sabre?
Facebook Ads: Meta Ads, Facebook Ads Manager
Social media marketing: social media management, manage social media, social media accounts
Facebook?
Instagram?
LinkedIn?
YouTube?
TikTok?
macOS: Mac OS, Mac OS X, OS X^
iOS development
Android development: Android SDK, Android Studio
Xcode
Objective-C: Objective C
Machine learning: ML^
Deep learning > Machine learning
TensorFlow > Machine learning
PyTorch > Machine learning
scikit-learn: sklearn > Machine learning
Pandas?
NumPy
Natural language processing: NLP
Large language models: LLMs, LLM, generative AI
Computer vision > Machine learning
Statsig
Optimizely
LaunchDarkly
Spreadsheets: spreadsheet software
`;
