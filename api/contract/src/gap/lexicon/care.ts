/** Skills of health and care. */
export const CARE = `
Patient care: direct patient care, caring for patients, patient care experience
Vital signs: vitals^, Vitals^, blood pressure readings
Medication administration: administer medications, administering medication, med pass, passing medications, medication management, administering medications, administer medication
Phlebotomy: venipuncture, blood draws, drawing blood, draw blood, blood drawing
IV therapy: IV insertion, intravenous therapy, IV starts, starting IVs
Wound care: wound dressing, dressing changes
Catheter care: catheterization, foley catheters
Tracheostomy care: trach care, tracheostomy
Ventilator care: ventilator management, vent care
Tube feeding: g-tube, gastrostomy tube, enteral feeding
Activities of daily living: ADL, ADLs, personal care, bathing and dressing, bathing dressing
Patient transfers: Hoyer lift, patient lifting, transferring patients, gait belt
Range of motion exercises: range of motion
Infection control: infection prevention, universal precautions, standard precautions, aseptic technique, sterile technique
Sterilization: instrument sterilization, sterilizing instruments, autoclave
Charting: patient charting, clinical documentation, medical charting
Electronic health records: EHR, EMR, electronic medical records, electronic health record, electronic medical record
Medical terminology
Medical coding: ICD-10, CPT coding, ICD-10 coding, medical billing and coding
Medical billing
Insurance verification: insurance eligibility, verify insurance
Prior authorization: prior authorizations, pre-authorization
Patient scheduling
Patient intake: patient registration, patient check-in
HIPAA: HIPAA compliance, HIPAA regulations, patient confidentiality
Triage: patient triage
Care planning: care plans, plan of care, treatment plans, treatment planning
Discharge planning
Patient education
Telehealth: telemedicine
Acute care
Critical care: ICU, intensive care
Emergency room: emergency department, ED nursing
Operating room: perioperative, OR nursing, surgical nursing
Labor and delivery: L&D
Med-surg: medical-surgical, medical surgical, med surg
Telemetry: telemetry monitoring
Oncology: oncology nursing
Pediatrics: pediatric care, pediatric nursing
Geriatrics: geriatric care, elder care, elderly care, senior care
Dementia care: Alzheimer's care, memory care, Alzheimer's
Hospice: hospice care, palliative care, end of life care
Long-term care: nursing home, skilled nursing facility, SNF^
Home health: home care, home health care
Assisted living
Behavioral health: mental health care, mental health services, mental health counseling, mental health experience, mental health treatment
Substance abuse treatment: addiction treatment, substance use disorder, substance abuse counseling, chemical dependency
Cognitive behavioral therapy: CBT^
Dialectical behavior therapy: DBT^
Motivational interviewing
Applied behavior analysis: ABA therapy, ABA services
Developmental disabilities: intellectual disabilities, developmental disability
Physical therapy
Occupational therapy
Speech therapy
Respiratory therapy
Dialysis: hemodialysis
EKG: ECG, electrocardiogram, EKGs
X-ray: radiography, x-rays, radiographs
CT scanning: CT scans, computed tomography
MRI: magnetic resonance imaging
Ultrasound: sonography
Mammography
Specimen collection: collecting specimens, lab specimens, collect specimens
Laboratory testing: lab testing, laboratory techniques, laboratory tests
PCR: polymerase chain reaction
Cell culture
Pharmacy compounding: compounding medications
Prescription filling: filling prescriptions, dispensing medication, fill prescriptions, dispensing medications
Dental assisting: chairside assisting, four-handed dentistry
Dental radiographs: dental x-rays
Dental hygiene: teeth cleaning
Vaccinations: immunizations, giving vaccines, administering vaccines
Glucose monitoring: blood glucose, blood sugar checks
Meal preparation: preparing meals, prepare meals, meal prep
Light housekeeping
Companionship: companion care
Medication reminders
Transporting clients: client transportation
Infant care: newborn care
Nutrition counseling: medical nutrition therapy
Clinical research: clinical trials
Good clinical practice: GCP guidelines
Case notes: progress notes
Trauma-informed care: trauma informed
Harm reduction
Animal care: animal handling, animal husbandry, caring for animals
Veterinary assisting: veterinary care
`;
