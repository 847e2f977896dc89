import { describe, expect, it } from "vitest";
import { fields, used } from "./support/fields.ts";

const REST = { Title: "title", Company: "company" };

describe("the place of a job", () => {
  it.each<[string, string, Record<string, string>]>([
    [
      "the worksite's columns",
      "Title,Company,Worksite City,Worksite State",
      { "Worksite City": "locality", "Worksite State": "region" },
    ],
    [
      "columns without an owner",
      "Title,Company,City,State,Zip",
      { City: "locality", State: "region", Zip: "postal_code" },
    ],
    [
      "the worksite's, and not those without an owner",
      "Title,Company,City,State,Pay,Worksite City,Worksite State",
      { Pay: "salary", "Worksite City": "locality", "Worksite State": "region" },
    ],
    [
      "columns without an owner that follow the worksite's",
      "Title,Company,Job City,State,Zip",
      { "Job City": "locality", State: "region", Zip: "postal_code" },
    ],
    [
      "a state of the worksite, without somebody's town",
      "Title,Company,City,Pay,Work State",
      { Pay: "salary", "Work State": "region" },
    ],
    [
      "the duty station",
      "Title,Company,Duty Station City,Duty Station State",
      { "Duty Station City": "locality", "Duty Station State": "region" },
    ],
    [
      "the store",
      "Title,Company,Store City,Store State",
      { "Store City": "locality", "Store State": "region" },
    ],
    [
      "a whole place after a part of the employer's",
      "Title,Company,Employer State,Location",
      { "Employer State": "company_region", Location: "location" },
    ],
    [
      "a town after the employer's state",
      "Title,Company,Employer State,City,State",
      { "Employer State": "company_region", City: "locality", State: "region" },
    ],
    [
      "the position of the worksite's town",
      "Title,Company,Worksite City,Worksite State,Pay,Latitude,Longitude",
      {
        "Worksite City": "locality",
        "Worksite State": "region",
        Pay: "salary",
        Latitude: "latitude",
        Longitude: "longitude",
      },
    ],
  ])("is %s", (_, headers, expected) => expect(used(headers)).toEqual({ ...REST, ...expected }));

  it.each([
    "Agent City,Agent State",
    "AGENT_ATTORNEY_CITY,AGENT_ATTORNEY_STATE,AGENT_ATTORNEY_ADDRESS",
    "Lawyer Address,City,State",
    "Attorney Name,City,State,Zip,Pay,Work State",
    "Law Firm City,Law Firm State",
    "LAWFIRM_CITY,LAWFIRM_STATE",
    "Contact City,Contact State,Contact Zip",
    "EMPLOYER_POC_CITY,EMPLOYER_POC_STATE,EMPLOYER_POC_ADDRESS",
    "Recruiter Location,Recruiting Agency City",
    "Billing City,Billing State,Bill To Zip",
    "Housing City,Housing State,HOUSING_ADDRESS_LOCATION",
    "Foreign Worker Country,Country of Citizenship",
    "Interview Location,Preparer City",
  ])("is never that of %s", (headers) => {
    const cells = headers.split(",").map(() => "Reno");
    const found = used(`Title,Company,${headers}`, ["Cook", "Joe LLC", ...cells].join(","));
    const place = Object.entries(found).filter(([, field]) =>
      /^(locality|region|postal_code|country|location|street)$/.test(field),
    );
    expect(place).toEqual(headers.includes("Work State") ? [["Work State", "region"]] : []);
  });

  it("does not use the employer's address columns", () => {
    expect(used("Title,Company,Company Address,City,State,Zip")).toEqual({
      ...REST,
      "Company Address": "company_street",
      City: "company_locality",
      State: "company_region",
      Zip: "company_postal_code",
    });
    expect(used("Title,Company,Company Location")).toEqual({
      ...REST,
      "Company Location": "company_street",
    });
  });

  it("is not completed by a column of another place", () => {
    const rows = [
      ["Cook", "Joe LLC", "Dallas", "15", "MA"],
      ["Chef", "Joe LLC", "Norman", "15", "SD"],
      ["Baker", "Joe LLC", "Austin", "15", "TX"],
      ["Grill", "Joe LLC", "Houston", "15", "NH"],
    ];
    const { fields: found, mapping } = fields(["Title", "Company", "Job City", "Pay", "State"], ...rows);
    expect(found).toEqual(["title", "company", "locality", "salary", "-"]);
    expect(mapping.foreign).toEqual([{ index: 4, header: "State", role: undefined }]);
    const right = rows.map((row) => [...row.slice(0, 2), "Austin", "15", "TX"]);
    expect(fields(["Title", "Company", "Job City", "Pay", "State"], ...right).fields[4]).toBe("region");
  });

  it("names the owner of other addresses, or that it is unclear", () => {
    const { mapping } = fields(["Title", "Company", "Work State", "City", "Pay", "Agent City"]);
    expect(mapping.foreign).toEqual([
      { index: 3, header: "City", role: undefined },
      { index: 5, header: "Agent City", role: "agent" },
    ]);
  });
});

describe("columns about others", () => {
  it.each([
    ["Attorney Title,POC Job Title", []],
    ["Attorney Firm Name,Preparer Business Name,Agent Name", []],
    ["Attorney Email,PREPARER_EMAIL", []],
    ["Contact Email", ["apply_email"]],
    ["Company Description,Company Type,Company Created", []],
  ])("%s say nothing about the job", (headers, expected) => {
    expect(fields(headers.split(",")).fields.filter((field) => field !== "-")).toEqual(expected);
  });

  it("are not recognized by their content either", () => {
    const rows = Array.from({ length: 6 }, (_, i) => [
      `Cook ${i}`,
      "Joe LLC",
      "Reno",
      "NV",
      "89501",
      "law@example.com",
      "Law Inc",
    ]);
    const headers = [
      "Title",
      "Company",
      "Attorney Town",
      "Attorney St",
      "Attorney 5",
      "Attorney Inbox",
      "Attorney",
    ];
    expect(fields(headers, ...rows).fields.slice(2)).toEqual(["-", "-", "-", "-", "-"]);
  });
});

describe("pay", () => {
  it.each<[string, Record<string, string>]>([
    [
      "PREVAILING_WAGE,PW_UNIT_OF_PAY,BASIC_RATE_OF_PAY,BASIC_UNIT_OF_PAY",
      { BASIC_RATE_OF_PAY: "salary", BASIC_UNIT_OF_PAY: "salary_unit" },
    ],
    [
      "WAGE_OFFERED_FROM_9089,WAGE_OFFERED_TO_9089,WAGE_OFFERED_UNIT_OF_PAY_9089,PW_AMOUNT_9089",
      {
        WAGE_OFFERED_FROM_9089: "salary_min",
        WAGE_OFFERED_TO_9089: "salary_max",
        WAGE_OFFERED_UNIT_OF_PAY_9089: "salary_unit",
      },
    ],
    [
      "WAGE_RATE_OF_PAY_FROM,WAGE_RATE_OF_PAY_TO,WAGE_UNIT_OF_PAY,PREVAILING_WAGE,PW_UNIT_OF_PAY,PW_WAGE_LEVEL,PW_OES_YEAR",
      {
        WAGE_RATE_OF_PAY_FROM: "salary_min",
        WAGE_RATE_OF_PAY_TO: "salary_max",
        WAGE_UNIT_OF_PAY: "salary_unit",
      },
    ],
    ["Offered Salary,Pay Rate", { "Offered Salary": "salary" }],
    ["Minimum Wage,Maximum Wage", { "Minimum Wage": "salary_min", "Maximum Wage": "salary_max" }],
    ["Salario ofrecido,Salario mínimo", { "Salario ofrecido": "salary" }],
    ["Minimum Salary", { "Minimum Salary": "salary_min" }],
    ["Minimum Wage", {}],
    [
      "State Minimum Wage,Required Wage,Reference Salary,AEWR Rate,Market Rate,Average Salary,Pay Grade,Wage Source",
      {},
    ],
  ])("of %s is the offered pay", (headers, expected) => expect(used(headers)).toEqual(expected));

  it("is not taken from a prevailing wage by its content", () => {
    const rows = Array.from({ length: 5 }, () => ["Cook", "Joe LLC", "$12.53/hr"]);
    expect(fields(["Title", "Company", "Prevailing Wage"], ...rows).fields[2]).toBe("-");
    expect(fields(["Title", "Company", "Xyz"], ...rows).fields[2]).toBe("salary");
  });

  it("is never an address, which is the job's page", () => {
    const rows = Array.from({ length: 5 }, (_, i) => [
      "Cook",
      "Joe LLC",
      `https://jobs.example.gov/hourly/H-300-${i}`,
    ]);
    for (const header of ["url_job", "Column 3", "Pay"]) {
      const found = fields(["Title", "Company", header], ...rows).fields[2];
      expect(found, header).toBe("job_url");
    }
  });
});

describe("headers of public files", () => {
  const LCA =
    "CASE_NUMBER,CASE_STATUS,VISA_CLASS,JOB_TITLE,SOC_CODE,FULL_TIME_POSITION,BEGIN_DATE,END_DATE,TOTAL_WORKER_POSITIONS,EMPLOYER_NAME,TRADE_NAME_DBA," +
    "EMPLOYER_ADDRESS1,EMPLOYER_ADDRESS2,EMPLOYER_CITY,EMPLOYER_STATE,EMPLOYER_POSTAL_CODE,EMPLOYER_COUNTRY,EMPLOYER_POC_JOB_TITLE,EMPLOYER_POC_ADDRESS1," +
    "EMPLOYER_POC_CITY,EMPLOYER_POC_STATE,EMPLOYER_POC_EMAIL,AGENT_ATTORNEY_ADDRESS1,AGENT_ATTORNEY_CITY,AGENT_ATTORNEY_STATE,AGENT_ATTORNEY_POSTAL_CODE," +
    "AGENT_ATTORNEY_EMAIL_ADDRESS,LAWFIRM_NAME_BUSINESS_NAME,STATE_OF_HIGHEST_COURT,SECONDARY_ENTITY_BUSINESS_NAME,WORKSITE_ADDRESS1,WORKSITE_ADDRESS2," +
    "WORKSITE_CITY,WORKSITE_COUNTY,WORKSITE_STATE,WORKSITE_POSTAL_CODE,WAGE_RATE_OF_PAY_FROM,WAGE_RATE_OF_PAY_TO,WAGE_UNIT_OF_PAY,PREVAILING_WAGE," +
    "PW_UNIT_OF_PAY,PW_WAGE_LEVEL,PW_OES_YEAR,PW_SURVEY_PUBLISHER,TOTAL_WORKSITE_LOCATIONS,PREPARER_EMAIL";
  const H2A =
    "CASE_NUMBER,EMPLOYER_NAME,EMPLOYER_CITY,ATTORNEY_AGENT_CITY,ATTORNEY_AGENT_STATE,JOB_TITLE,TOTAL_WORKERS_NEEDED,EMPLOYMENT_BEGIN_DATE,EMPLOYMENT_END_DATE," +
    "WAGE_OFFER,PER,PIECE_RATE_OFFER,WORKSITE_ADDRESS,WORKSITE_CITY,WORKSITE_STATE,WORKSITE_POSTAL_CODE,HOUSING_ADDRESS_LOCATION,HOUSING_CITY," +
    "PHONE_TO_APPLY,EMAIL_TO_APPLY,WEBSITE_TO_APPLY";

  it("of labor condition applications are the worksite's and the paid wage's", () => {
    expect(used(LCA)).toEqual({
      CASE_NUMBER: "requisition_id",
      CASE_STATUS: "status",
      VISA_CLASS: "visa_class",
      JOB_TITLE: "title",
      SOC_CODE: "occupation_code",
      FULL_TIME_POSITION: "full_time",
      BEGIN_DATE: "starts_on",
      END_DATE: "ends_on",
      TOTAL_WORKER_POSITIONS: "openings",
      EMPLOYER_NAME: "company",
      EMPLOYER_ADDRESS1: "company_street",
      EMPLOYER_CITY: "company_locality",
      EMPLOYER_STATE: "company_region",
      EMPLOYER_POSTAL_CODE: "company_postal_code",
      EMPLOYER_COUNTRY: "company_country",
      WORKSITE_ADDRESS1: "street",
      WORKSITE_CITY: "locality",
      WORKSITE_STATE: "region",
      WORKSITE_POSTAL_CODE: "postal_code",
      WAGE_RATE_OF_PAY_FROM: "salary_min",
      WAGE_RATE_OF_PAY_TO: "salary_max",
      WAGE_UNIT_OF_PAY: "salary_unit",
    });
  });

  it("of seasonal orders are the worksite's, the offer's and the ways to apply", () => {
    expect(used(H2A)).toEqual({
      CASE_NUMBER: "requisition_id",
      EMPLOYER_NAME: "company",
      EMPLOYER_CITY: "company_locality",
      JOB_TITLE: "title",
      TOTAL_WORKERS_NEEDED: "openings",
      EMPLOYMENT_BEGIN_DATE: "starts_on",
      EMPLOYMENT_END_DATE: "ends_on",
      WAGE_OFFER: "salary",
      PER: "salary_unit",
      WORKSITE_ADDRESS: "location",
      WORKSITE_CITY: "locality",
      WORKSITE_STATE: "region",
      WORKSITE_POSTAL_CODE: "postal_code",
      EMAIL_TO_APPLY: "apply_email",
      WEBSITE_TO_APPLY: "apply_url",
    });
  });

  it("of applicant tracking systems say when a listing was opened, not when work begins", () => {
    expect(used("Title,Company,Recruiting Start Date,Recruiting End Date")).toEqual({
      ...REST,
      "Recruiting Start Date": "posted_on",
      "Recruiting End Date": "valid_through",
    });
    expect(used("Title,Company,Opening Date,Closing Date,Posting Domain")).toEqual({
      ...REST,
      "Opening Date": "posted_on",
      "Closing Date": "application_deadline",
    });
  });
});
