/** Names of software from the O*NET 27.0 Database (CC BY 4.0, see NOTICE). Made by api/db/occupations/pack-software.ts. */
export const ONET_SOFTWARE = `
1CadCam Unigraphics^
3M Post-it App^
A-Systems JobView^
ABC Compiler^
ACD Systems Canvas^
ADO.NET^
ADP Enterprise HR^
AEC Software FastTrack Schedule^
AJAX?
ANSYS Multiphysics^
AOL MapQuest^
ATX Total Accounting Office^
AVEVA InTouch HMI^
AWK?
Ab Initio^
AbacusNext HotDocs^
Act!^
Actsoft Comet Tracker^
Ada?
Addison Health Systems WritePad EHR^
Adobe Systems Adobe Acrobat^
Adobe Systems Adobe Acrobat Reader^
Adobe Systems Adobe ActionScript^: Adobe ActionScript^
Adobe Systems Adobe After Effects^
Adobe Systems Adobe Audition^
Adobe Systems Adobe Captivate^
Adobe Systems Adobe ColdFusion^: Adobe ColdFusion^
Adobe Systems Adobe Creative Cloud^
Adobe Systems Adobe Director^
Adobe Systems Adobe Distiller^
Adobe Systems Adobe Dreamweaver^
Adobe Systems Adobe Fireworks^
Adobe Systems Adobe Flex^
Adobe Systems Adobe FrameMaker^: Adobe FrameMaker^
Adobe Systems Adobe FreeHand MX^: Adobe FreeHand MX^
Adobe Systems Adobe Illustrator^
Adobe Systems Adobe ImageReady^: Adobe ImageReady^
Adobe Systems Adobe LiveMotion^: Adobe LiveMotion^
Adobe Systems Adobe PageMaker^: Adobe PageMaker^
Adobe Systems Adobe Photoshop^
Adobe Systems Adobe Premiere Pro^
Adobe Systems Adobe Presenter^
Adobe Systems Adobe Shockwave Player^
Aestiva Purchase Order^
Airdata?
Airtable?
Allscripts PM^
Allscripts Professional EHR^
Allscripts Sunrise^
Alpha Software Alpha Five^
Amazing Charts^
Amazon Elastic Compute Cloud EC2^
Amazon Kinesis^
Amazon Simple Storage Service S3^
Amazon Web Services AWS CloudFormation^
American Medical Association CodeManager^
American National Standards Institute ANSI C^
American Sign Language Browser^
Amkai AmkaiCharts^
Analyse-it^
AnalyzerXL^
Android?
Ansys Fluent^
Apache Ant^
Apache Avro^
Apache Flume^
Apache Groovy^
Apache HBase^: HBase^
Apache HTTP Server^
Apache Hive^
Apache JMeter^: JMeter^
Apache Maven^
Apache Oozie^
Apache Pig^
Apache Solr^
Apache Sqoop^
Apache Struts^
Apache Subversion^
Apache Tomcat^
Apple AppleWorks^: AppleWorks^
Apple Cocoa^
Apple Final Cut Pro^
Apple Keynote^
Apple QuickTime^: QuickTime^
Apple Safari^
Apple iMovie^: iMovie^
Apple iWork Keynote^: iWork Keynote^
Apple iWork Pages^: iWork Pages^
Appletree?
Aptean Made2Manage^
Aptech Systems GAUSS^
ArduPilot Mission Planner^
Articulate Rapid E-Learning Studio^
Athena Software Penelope Case Management^
Atlas Construction Business Forms^
Atlassian Bamboo^
Audacity?
AutoCrit Editing Wizard^
Autodesk 3ds Max Design^
Autodesk AutoCAD Map 3D^: AutoCAD Map 3D^
Autodesk AutoCAD Mechanical^: AutoCAD Mechanical^
Autodesk Land Desktop^
Autodesk SketchBook Pro^: SketchBook Pro^
Automatic Data Processing AdvancedMD EHR^
Avid Technology Media Composer^
Avid Technology Sibelius^
Avid Technology iNEWS^
Avidian Technologies Prophet^
Axxya Systems Nutritionist Pro^
Aya Associates Comp-U-Floor^
B-Method^
BMC Software Control-M^
Backbone.js^
Basic Local Alignment Search Tool BLAST^
Benchmark Systems Benchmark Clinical EHR^
Bentley GeoPak Bridge^: GeoPak Bridge^
Berkeley Internet Domain Name BIND^
Bigloo Scheme^
BioEx Systems Exercise Pro^
BizBench^
Bizmatics PrognoCIS EMR^
Blackbaud The Raiser's Edge^
Blackbaud eTapestry^
Blink?
Bloomberg Professional^
Bloomz?
Bowen & Groves M1 ERP^
BrainTrain Captain's Log^
Bugzilla?
Business Forecast Systems Forecast Pro^
CA Erwin Data Modeler^
CGI-AMS BureauLink Enterprise^
CNC Mastercam^
CPR International GeneralCOST Estimator^
CPR Visual Estimator^
Cadence PSpice^: PSpice^
Caliper Maptitude^
Camfit Data Limited Microfit^
Canu?
CareCloud Central^
Carlson SurvCADD^
Cerner Millennium^
Cerner PowerWorks Practice Management^
Cerner ProFile^
ChartWare EMR^
Chef?
Cisco IOS^
Cisco Systems CiscoWorks^
Cisco Webex^
ClassDojo^
CloudCompare^
Clover Technology GALENA^
ClustalW^
Collaborative Application Markup Language CAML^
Common Curriculum^
Common Lisp Object System CLOS^
Computer On-line Real-time Applications Language CORAL 66^
Construction Management Software ProEst^
Construction Software Center EasyEst^
Corel Paint Shop Pro^
Corel Painter^
Corel QuattroPro^: QuattroPro^
Craftsman CD Estimator^
CrystalMaker^
Culinary Software Services ChefTec^
DM2 Bills of Lading^
DOC Cop^
DP Technology ESPRIT^
Dartware InterMapper^
Dassault Systemes Abaqus^
Dassault Systemes CATIA^
DataVision^
DataWorks Plus Digital CrimeScene^
DaySmart Software Appointment-Plus^
Decisioneering Crystal Ball^
Delcam PowerMILL^
Delphi Discovery^
Delphi Technology^
Deltek Costpoint^
Derivicom FinOptions XL^
DesignWare 3D EyeWitness^
Desmos?
Dropbox?
EGS CALCMENU^
EMC Documentum^
EMC NetWorker^
ESRI ArcGIS Geostatistical Analyst^: ArcGIS Geostatistical Analyst^
ESRI ArcGIS Spatial Analyst^: ArcGIS Spatial Analyst^
ESRI ArcIMS^: ArcIMS^
ESRI ArcInfo^: ArcInfo^
ESRI ArcPad^: ArcPad^
ESRI ArcView^: ArcView^
ESRI ArcView 3D Analyst^: ArcView 3D Analyst^
EarthSoft EQuIS Geology^
EasyCBM^
Eclipse IDE^
Econometric Software LIMDEP^
EditCNC^
Edmodo?
Edpuzzle?
Edulastic?
Eiffel?
Eko?
Electronic Time Clock ETC^
Embarcadero Delphi^
Embarcadero JBuilder^
Emerald Software Group Emerald Green Office^
Enterprise JavaBeans^
Eos Systems PhotoModeler^
Epic Practice Management^
Epicor Vantage ERP^
Epocrates?
Ethereal?
Event-driven State-machines Programming^
Evernote?
Exact MAX^
Exact Software Macola ES^
Experian Credinomics^
Ext JS^
EyeMD EMR Healthcare Systems EyeMD EMR^
FPA Software MACCS^
FaceTime^
Fannie Mae Desktop Underwriter^
Fifth Walk BillingTracker^
FileMaker Pro^
Flipgrid?
Flooring Technologies QFloors^
Foodman Home-Delivery^
Formula translation/translator FORTRAN^
Forth?
G-code^
GAEA Technologies WinSieve^
GE Healthcare Centricity EMR^
GE Healthcare Centricity Practice Solution^
GNU Image Manipulation Program GIMP^
GNU Octave^
GalacTek ECLIPSE^
Gambit Scheme^
Gene Codes Sequencher^
Geogebra?
Geometric CAMWorks^
Gnuplot?
Golden Software Surfer^
Google?
Google Chrome^
Google Earth Pro^
Google Gmail^
Google Meet^
Google Slides^
GraphPad Software GraphPad Prism^
Graphisoft ArchiCAD^
Greenway Medical Technologies PrimeSUITE^
Groundwater Vistas^
GroupMe^
HCSS HeavyBid^
HCSS HeavyJob^
HEAT Software GoldMine^
HEC-1^
HEC-HMS^
HEC-RAS^
HMIS Advantage^
HMS?
Harland Financial Solutions DecisionPro^
Haskell?
HealthFusion MediTouch^
Hewlett Packard HP-UX^
Hewlett Packard LoadRunner^
Hibernate ORM^
HydroSOLVE AQTESOLV^
Hyland OnBase Enterprise Content Management^
Hyland Software OnBase^
IBM AIX^
IBM Check Processing Control System CPSC^
IBM Cognos Business Intelligence^
IBM Cognos Impromptu^
IBM DB2^
IBM Domino^
IBM InfoSphere DataStage^: InfoSphere DataStage^
IBM Informix^
IBM Lotus 1-2-3^
IBM Lotus Notes^
IBM Maximo Asset Management^
IBM Notes^
IBM Rational ClearCase^: Rational ClearCase^
IBM Rational ClearQuest^: Rational ClearQuest^
IBM Rational PurifyPlus^: Rational PurifyPlus^
IBM Rational RequisitePro^: Rational RequisitePro^
IBM Rational Rose XDE^
IBM SPSS Statistics^
IBM WebSphere^: WebSphere^
IBM WebSphere MQ^: WebSphere MQ^
ICANotes^
IDX Systems Patient Chart Tracking^
IEA Software Emerald^
IHS Petra^
IMSI TurboCAD^
IOS Health Systems Medios EHR^
ITT Visual Information Solutions ENVI^
InScribe^
Infor ERP Baan^
Infor ERP SyteLine^
Informatica Corporation PowerCenter^
Insight Direct ServiceCEO^
Insightful S-PLUS^
Instructure Canvas^
Integrated Automated Fingerprint Identification System IAFIS^
Intrado SchoolMessenger^
Intuit QuickBooks Point of Sale^: QuickBooks Point of Sale^
J?
JamBoard^
JavaScript Object Notation JSON^
Jupyter Notebook^
Kahoot!^
Kapwing?
Kareo Practice Management^
Kitty Hawk^
KornShell^
Kronos Workforce Payroll^
Kronos Workforce Timekeeper^
LAMP Stack^
LP360^
LSA Visual Easy Lean^
LaTeX^
Landmark Graphics GeoGraphix^
Lawson Human Resource Management^
Leading Market Technologies EXPO^
Leica Geosystems ERDAS IMAGINE^
LexisNexis CaseMap^
Litchi?
LogMeIn GoToMeeting^
LogMeIn GoToWebinar^
Loom?
M-code^
MAYA Nastran^
MICROS Systems HSI Profits Series^
MSC Software Adams^
MSC Software Nastran^
MSC Software Patran^
MUMPS M^
Mac HelpMate^
Magellan Firmware^
MakeMusic Finale^
MapInfo^
MapInfo Professional^
Maplesoft Maple^
Maptek Vulcan^
Marketo Marketing Automation^
MathWorks Simulink^
Mathsoft Mathcad^
Maximizer Software Maximizer Enterprise^
Maxon Cinema 4D^
McAfee^
McKesson Practice Plus^
McNeel Rhinoceros 3D^
Measure Square FloorEstimate Pro^
MedcomSoft Record^
MedicWare EMR^
Medscribbler Enterprise^
Mentimeter?
Mentor Graphics ModelSim^: ModelSim^
Mentor Graphics PADS^
MicroFocus GroupWise^
MicroFour PracticeStudio.NET EMR^
Microsoft .NET Framework^
Microsoft ASP.NET Core MVC^
Microsoft Active Directory^
Microsoft Active Server Pages ASP^
Microsoft ActiveX^: ActiveX^
Microsoft Business Contact Manager^
Microsoft DirectX^: DirectX^
Microsoft Dynamics AX^
Microsoft Dynamics CRM^
Microsoft Dynamics NAV^
Microsoft Dynamics SL^
Microsoft ESP SDK^
Microsoft FRx^: FRx^
Microsoft FrontPage^: FrontPage^
Microsoft Great Plains Personal Data Keeper^
Microsoft Internet Explorer^
Microsoft MapPoint^: MapPoint^
Microsoft NetMeeting^: NetMeeting^
Microsoft Office SharePoint Server MOSS^: Office SharePoint Server MOSS^
Microsoft Paint^
Microsoft SQL Server Integration Services SSIS^
Microsoft SQL Server Reporting Services SSRS^
Microsoft Team Foundation Server^
Microsoft Visual Basic^
Microsoft Visual Basic Scripting Edition VBScript^: Visual Basic Scripting Edition VBScript^
Microsoft Visual Basic.NET^
Microsoft Visual C# .NET^
Microsoft Visual FoxPro^: Visual FoxPro^
Microsoft Visual SourceSafe^: Visual SourceSafe^
Microsoft Windows XP^
Millennium Software Atrex^
MineSight^
Modernizing Medicine Practice Management^
Modula?
Moodle?
Moody's KMV CreditEdge^
Mozilla Firefox^
Muthen & Muthen Mplus^
NCR Advanced Checkout Solution^
NCR NeighborhoodPOS^
National Instruments Multisim^
National Integrated Ballistics Information Network NIBIN^
Nearpod?
NetSuite ERP^
NetSuite NetCRM^
Netscape Navigator^
NextGen Healthcare Information Systems EMR^
NextGen Healthcare NextGen Practice Management^
Noldus Information Technology The Observer XT^
Norton AntiVirus^
Nuance Dragon NaturallySpeaking^
Nuesoft Technologies NueMD^
O*NET OnLine^
Oberon?
Objective Caml^
On Center Quick Bid^
Open Graphics Library OpenGL^
OpenDroneMap^
OpenOffice.org^
OrCAD Capture^
Oracle Application Server^
Oracle Business Intelligence Discoverer^
Oracle Business Intelligence Enterprise Edition^
Oracle DBMS^
Oracle E-Business Suite Financials^
Oracle Eloqua^
Oracle Fusion Middleware^
Oracle Hyperion^
Oracle JD Edwards EnterpriseOne^: JD Edwards EnterpriseOne^
Oracle JDBC^
Oracle Java 2 Platform Enterprise Edition J2EE^
Oracle JavaServer Pages JSP^: JavaServer Pages JSP^
Oracle PeopleSoft Financials^: PeopleSoft Financials^
Oracle Primavera Enterprise Project Portfolio Management^
Oracle Reports^
Oracle SQL Loader^
Oracle Siebel Server Sync^
Oracle Solaris^
Oracle WebLogic Server^: WebLogic Server^
Orchard Software Orchard Harvest LIS^
OriginLab Origin^
PCC EHR^
PCC Pediatric Partner^
PHYLIP^
PTC Creo Parametric^
PTC Pro/Pipe^
Pacific Solutions FloorRight^
Padlet?
Palisade @Risk^
Palisade StatTools^
ParentSquare^
Pascal?
Patterson Dental Supply Patterson EagleSoft^
Pear Deck^
Pentaho Kettle^
Ping Identity^
Pinterest?
Pix4D Pix4Dcapture^
Pix4D Pix4Dmapper^
Plexis Software Plexis POS^
Poll Everywhere^
Practice Partner Total Practice Partner^
PracticeWorks Systems Kodak WINOMS CS^
Primer3^
ProModel^
Prognosis Innovation Healthcare ChartAccess^
Prolog?
Propertyware?
Quantitative Micro Software EViews^
QuarkXPress^
Quicken?
Quizlet?
RIVERMorph^
RSI ENVI^
ReCrystallize Crystal Reports^
Red Hat Ansible Engine^
Red Hat WildFly^: WildFly^
ReliaSoft Weibull++ 6^
RepairTRAX^
Research Engineers International STAAD.Pro^
RestaurantPlus PRO^
Rethink Ed^
RockWare ArcMap^
RockWare MODFLOW^
Rockwell Automation Arena^
Rockwell RSLogix^
SAP Adaptive Server Enterprise^
SAP Business One^
SAP BusinessObjects Crystal Reports^: BusinessObjects Crystal Reports^
SAP BusinessObjects Data Integrator^: BusinessObjects Data Integrator^
SAP NetWeaver^: NetWeaver^
SAP NetWeaver BW^: NetWeaver BW^
SAP PowerBuilder^: PowerBuilder^
SAS JMP^
SOAPware EMR^
STARLIMS^
STAT! Systems QD Clinical^
STATISTICA^
Sage 100 Contractor^
Sage 100 ERP^
Sage 50 Accounting^
Sage ERP Accpac^
Sage HRMS^
Sage MAS 200 ERP^
Sage MAS 90 ERP^
Sakai CLE^
Salesforce Visualforce^
Salesforce.com Salesforce CRM^
Scheme?
Schlumberger Petrel E&P^
Schoology?
Scientific Software International HLM^
Screencast-O-Matic^
Screencastify?
SeaMonkey^
Seesaw?
Siemens Solid Edge^
Skype?
Smalltalk?
SmartCAMcnc SmartCAM^
SmartDraw Legal^
SmugMug Flickr^
Snort?
Social Solutions ETO^
SofTech CADRA^
SoftCafe MenuPro^
SolarWinds^
Splunk Enterprise^
St. Paul Travelers e-CARMA^
StataCorp Stata^
Statgraphics?
Structured Query Report SQR^
SumTotal Systems ToolBook^
Sun Microsystems Java^
Sun Microsystems Java 2 Platform Enterprise Edition J2EE^
Sunquest Information Systems Sunquest Laboratory^
Symantec Visual Cafe^
Symantec pcAnywhere^: pcAnywhere^
SynaMed EMR^
Synergy Software KaleidaGraph^
Systat Software SigmaPlot^
Systat Software SigmaStat^
TIBCO Spotfire^
Tadpoles?
Talend Big Data Integration^
Talend Data Fabric^
Tcpdump?
TechSmith Camtasia^
TestNG^
Texas Medical Software SpringCharts EMR^
The CAD Zone The Crime Zone^
The General Store^
Thomson Reuters Westlaw^
Thomson Reuters Westlaw Edge^
Tibco S-PLUS^
Tradesman's Software Master Estimator^
Trancite Logic Systems ScenePD^
Traverse PC^
Trimble Geomatics Office^
Trimble Pathfinder Office^
Trimble SketchUp Pro^: SketchUp Pro^
Trimble Terramodel^
Tumbleweed SecureTransport^
Turtle Creek Software Goldenseal^
Twitter?
UGS Solid Edge^
UNISTAT Statistical Package^
UgCS^
Ultimate Software UltiPro Workplace^
VMWare ESX Server^
ValuSoft MasterCook^
Verilog?
Veritas NetBackup^
Vero Software Edgecam^
Vero Software SURFCAM^
Vertafore ImageRight^
Visual Statement Vista FX3 CSI^
Vitera Healthcare Solutions Vitera Intergy^
WRSHealth EMR^
Ward Systems Group GeneHunter^
Waters eLab Notebook^
Watir?
Wavefunction Spartan^
WeVideo^
WhiteSmoke^
Wilhelm Publishing Threshold^
WinEstimator WinEst^
Wintac Pro^
Wolfram Research Mathematica^
Work Technology WorkTech Time^
WorkTech MAXIMO^
WorldCat^
XP Software XPSWMM^
Xara Designer Pro^
Yardi Systems Yardi Enterprise^
Zabbix?
athenahealth athenaCollector^
dBASE^
dBASE Plus^
eMDs Medisoft^
iParadigms Turnitin^
iPro^
simplifyMD^
`;
