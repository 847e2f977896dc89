/** Small replies in the formats of applicant tracking systems and partner feeds, written after their documentation. */

export const GREENHOUSE = JSON.stringify({
  jobs: [
    {
      absolute_url: "https://boards.example/skipjack/jobs/4001",
      internal_job_id: 6446,
      id: 4001,
      title: "Marine Mechanic",
      company_name: "Skipjack Marine ",
      location: { name: "Baltimore, MD" },
      offices: [{ id: 1, name: "Baltimore", location: "Baltimore, Maryland, United States" }],
      departments: [{ id: 2, name: "Engines", child_ids: [], parent_id: null }],
      content: "&lt;p&gt;Repairs &amp;amp; tunes outboards.&lt;/p&gt;",
      first_published: "2026-11-02T11:55:32-04:00",
      requisition_id: "R-1",
      language: "en",
      application_deadline: null,
      pay_input_ranges: [{ min_cents: 2_400, max_cents: 3_100, currency_type: "USD", title: "Hourly range" }],
      metadata: [{ id: 4, name: "Employment Type", value: "Regular" }],
    },
    {
      absolute_url: "https://boards.example/skipjack/jobs/4002",
      internal_job_id: null,
      id: 4002,
      title: "Support Engineer",
      company_name: "Skipjack Marine",
      location: { name: "Remote - US" },
      content: "",
    },
  ],
  meta: { total: 2 },
});

/** `/v1/boards/{token}/jobs/{id}?pay_transparency=true`, as their documentation shows it. */
export const GREENHOUSE_JOB = JSON.stringify({
  absolute_url: "https://boards.example/skipjack/jobs/4002",
  internal_job_id: 6447,
  location: { name: "Omaha, NE" },
  metadata: null,
  id: 4002,
  updated_at: "2026-11-02T12:00:00-04:00",
  requisition_id: "R-2",
  title: "Support Engineer",
  content: "&lt;p&gt;Answers the phone.&lt;/p&gt;",
  departments: [],
  offices: [],
  pay_input_ranges: [
    {
      min_cents: 5_000_000,
      max_cents: 7_500_000,
      currency_type: "USD",
      title: "Omaha Salary Range",
      blurb: "<p>The range for this location.</p>",
    },
    {
      min_cents: 6_000_000,
      max_cents: 9_000_000,
      currency_type: "USD",
      title: "NYC Salary Range",
      blurb: "",
    },
  ],
});

export const LEVER = JSON.stringify([
  {
    id: "a24ec4e5-5caa-473d-abd4-b71f09a8167b",
    text: "Sailmaker",
    hostedUrl: "https://jobs.example/skipjack/a24ec4e5",
    applyUrl: "https://jobs.example/skipjack/a24ec4e5/apply",
    categories: {
      location: "Annapolis, MD",
      allLocations: ["Annapolis, MD", "Baltimore, MD"],
      commitment: "Part-time",
      team: "Loft",
    },
    country: "US",
    workplaceType: "onsite",
    createdAt: 1_762_000_000_000,
    description: "<div>Cuts and sews.</div>",
    lists: [{ text: "You have", content: "<li>Patience</li>" }],
    additional: "<div>Come by.</div>",
    salaryRange: { min: 52_000, max: 61_000, currency: "USD", interval: "per-year-salary" },
  },
]);

export const ASHBY = JSON.stringify({
  apiVersion: "1",
  jobs: [
    {
      id: "145ff46b-1441-4773-bcd3-c8c90baa598a",
      title: "Product Manager",
      location: "Boston",
      secondaryLocations: [{ location: "Baltimore, MD", address: {} }],
      address: { postalAddress: { addressLocality: "Boston", addressRegion: "MA", addressCountry: "USA" } },
      department: "Product",
      isRemote: false,
      isListed: true,
      workplaceType: "Hybrid",
      employmentType: "FullTime",
      publishedAt: "2026-11-10T16:21:55.393+00:00",
      descriptionHtml: "<p>Decides what is built.</p>",
      jobUrl: "https://jobs.example/skipjack/145ff46b",
      applyUrl: "https://jobs.example/skipjack/145ff46b/application",
      compensation: {
        compensationTierSummary: "$120K – $140K • 0.5%",
        summaryComponents: [
          {
            compensationType: "EquityPercentage",
            interval: "NONE",
            currencyCode: null,
            minValue: 0.5,
            maxValue: 1,
          },
          {
            compensationType: "Salary",
            interval: "1 YEAR",
            currencyCode: "USD",
            minValue: 120_000,
            maxValue: 140_000,
          },
        ],
      },
    },
  ],
});

export const RECRUITEE = JSON.stringify({
  offers: [
    {
      id: 77,
      title: "Baker",
      careers_url: "https://skipjack.example/o/baker",
      careers_apply_url: "https://skipjack.example/o/baker/c/new",
      company_name: "Skipjack Marine",
      status: "published",
      city: "Boston",
      state_code: "MA",
      country_code: "US",
      postal_code: "02108",
      street: "1 Beacon St",
      locations: [{ city: "Boston", state_code: "MA", country_code: "US" }],
      remote: false,
      hybrid: false,
      on_site: true,
      department: "Kitchen",
      employment_type_code: "parttime_permanent",
      description: "<p>Bakes at night.</p>",
      requirements: "<p>Has baked.</p>",
      min_hours: 20,
      published_at: "2026-11-01 09:00:00 UTC",
      salary: { min: "18", max: "22", period: "hour", currency: "USD" },
    },
    {
      id: 78,
      title: "Bookkeeper",
      careers_url: "https://skipjack.example/o/bookkeeper",
      company_name: "Skipjack Marine",
      status: "published",
      country_code: "US",
      remote: true,
      employment_type_code: "fulltime_permanent",
      salary: { min: null, max: null, period: null, currency: null },
    },
  ],
});

export const POSTING_PAGE = `<!doctype html><html><head><script type="application/ld+json">{"broken": </script>
<script type="application/ld+json">${JSON.stringify({
  "@context": "https://schema.org",
  "@graph": [
    { "@type": "Organization", name: "Skipjack Marine" },
    {
      "@type": "JobPosting",
      title: "Rigger",
      description: "<p>Rigs masts.</p>",
      datePosted: "2026-11-05T00:00:00Z",
      validThrough: "2027-01-31",
      identifier: { "@type": "PropertyValue", name: "Skipjack", value: "REQ-1" },
      hiringOrganization: { "@type": "Organization", name: "Skipjack Marine" },
      jobLocation: {
        "@type": "Place",
        address: {
          "@type": "PostalAddress",
          addressLocality: "Annapolis",
          addressRegion: "MD",
          addressCountry: { "@type": "Country", name: "US" },
        },
      },
      employmentType: ["FULL_TIME", "CONTRACTOR"],
      baseSalary: {
        "@type": "MonetaryAmount",
        currency: "USD",
        value: { "@type": "QuantitativeValue", minValue: 30, maxValue: 38, unitText: "HOUR" },
      },
      url: "https://skipjack.example/jobs/rigger",
    },
    {
      "@type": ["JobPosting"],
      title: "Writer",
      identifier: "REQ-2",
      hiringOrganization: "Skipjack Marine",
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "USA" },
      employmentType: "PART_TIME",
      baseSalary: { currency: "USD", value: 60_000 },
      url: "https://skipjack.example/jobs/writer",
    },
  ],
})}</script></head><body>Jobs</body></html>`;

export const INDEED = `<?xml version="1.0" encoding="utf-8"?>
<source><publisher>ATS</publisher><publisherurl>https://ats.example</publisherurl><lastBuildDate>Fri, 20 Nov 2026 10:00:00 GMT</lastBuildDate>
<job><title><![CDATA[Line Cook]]></title><date><![CDATA[2026-11-19T22:49:39Z]]></date><referencenumber><![CDATA[ref-1]]></referencenumber><requisitionid><![CDATA[77]]></requisitionid>
<url><![CDATA[https://jobs.example/view?id=1&source=Indeed]]></url><company><![CDATA[Skipjack Inn]]></company><city><![CDATA[Baltimore]]></city><state><![CDATA[MD]]></state><country><![CDATA[US]]></country>
<postalcode><![CDATA[21201]]></postalcode><description><![CDATA[<p>Cooks.</p>]]></description><salary><![CDATA[$17.50 - $20 per hour]]></salary><jobtype><![CDATA[fulltime]]></jobtype><category><![CDATA[Food]]></category></job>
<job><title><![CDATA[Reservations Agent]]></title><date><![CDATA[2026-11-18T22:49:39Z]]></date><referencenumber><![CDATA[ref-2]]></referencenumber><requisitionid><![CDATA[78]]></requisitionid>
<url><![CDATA[https://jobs.example/view?id=2]]></url><company><![CDATA[Skipjack Inn]]></company><city><![CDATA[Boston]]></city><state><![CDATA[MA]]></state><country><![CDATA[US]]></country>
<postalcode></postalcode><description><![CDATA[<p>Answers calls.</p>]]></description><salary></salary><jobtype><![CDATA[parttime]]></jobtype><category></category><remotetype><![CDATA[Fully remote]]></remotetype></job></source>`;

export const WORKABLE = `<?xml version="1.0" encoding="UTF-8"?><source><publisher>workable</publisher><job><title>Welder</title><date>Mon, 16 Nov 2026</date><referencenumber>5A1</referencenumber>
<url>https://apply.example/j/5A1</url><company>Skipjack Marine</company><city>Annapolis</city><state>Maryland</state><country>United States</country><remote>false</remote><postalcode>21401</postalcode>
<description>&lt;p&gt;Welds hulls.&lt;/p&gt;</description><education>High School</education><jobtype>Full-time</jobtype><category>Yard</category><experience>2 years</experience><website>https://skipjack.example</website></job>
<job><title>Diver</title><date>Tue, 17 Nov 2026</date><referencenumber>5A2</referencenumber><url>https://apply.example/j/5A2</url><company>Skipjack Marine</company><city>Baltimore</city><state>Maryland</state><country>United States</country><remote>false</remote><postalcode>21230</postalcode>
<description>&lt;p&gt;Dives.&lt;/p&gt;</description><education></education><jobtype>Contract</jobtype><category>Yard</category><experience></experience><website>https://skipjack.example</website></job></source>`;

export const HR_XML = `<hr:PositionOpenings xmlns:hr="http://www.hr-xml.org/3"><hr:PositionOpening><hr:JobId>10</hr:JobId><hr:PositionTitle>Night Nurse</hr:PositionTitle><hr:OrganizationName>Skipjack Clinic</hr:OrganizationName>
<hr:WorkLocation><hr:City>Boston</hr:City><hr:State>MA</hr:State><hr:PostalCode>02108</hr:PostalCode><hr:Country>US</hr:Country></hr:WorkLocation><hr:EmploymentType>Per diem</hr:EmploymentType><hr:ApplyURL>https://clinic.example/10</hr:ApplyURL><hr:JobDescription>Nights.</hr:JobDescription></hr:PositionOpening>
<hr:PositionOpening><hr:JobId>11</hr:JobId><hr:PositionTitle>Day Nurse</hr:PositionTitle><hr:OrganizationName>Skipjack Clinic</hr:OrganizationName><hr:WorkLocation><hr:City>Boston</hr:City><hr:State>MA</hr:State><hr:PostalCode>02108</hr:PostalCode><hr:Country>US</hr:Country></hr:WorkLocation><hr:EmploymentType>Full time</hr:EmploymentType><hr:ApplyURL>https://clinic.example/11</hr:ApplyURL><hr:JobDescription>Days.</hr:JobDescription></hr:PositionOpening></hr:PositionOpenings>`;

export const RSS = `<?xml version="1.0"?><rss version="2.0" xmlns:joblisting="http://www.neogov.com/namespaces/JobListing"><channel><title>Port</title><link>https://jobs.example</link>
<item><guid isPermaLink="true">https://jobs.example/410001</guid><link>https://jobs.example/410001</link><title>Harbor Engineer</title><description>&lt;p&gt;Builds piers.&lt;/p&gt;</description><pubDate>Thu, 19 Nov 2026 23:10:38 GMT</pubDate>
<joblisting:minimumSalary>95000</joblisting:minimumSalary><joblisting:maximumSalary>115000</joblisting:maximumSalary><joblisting:salaryCurrency>USD</joblisting:salaryCurrency><joblisting:salaryInterval>Year</joblisting:salaryInterval><joblisting:location>Baltimore, Maryland</joblisting:location></item>
<item><guid isPermaLink="true">https://jobs.example/410002</guid><link>https://jobs.example/410002</link><title>Clerk</title><description>&lt;p&gt;Files.&lt;/p&gt;</description><pubDate>Wed, 18 Nov 2026 14:00:00 GMT</pubDate>
<joblisting:minimumSalary>21</joblisting:minimumSalary><joblisting:maximumSalary>25</joblisting:maximumSalary><joblisting:salaryCurrency>USD</joblisting:salaryCurrency><joblisting:salaryInterval>Hour</joblisting:salaryInterval><joblisting:location>Annapolis, MD</joblisting:location></item></channel></rss>`;

export const UNKNOWN_JSON = JSON.stringify({
  data: {
    site: { name: "Skipjack" },
    positions: [
      {
        positionId: 1,
        jobTitle: "Painter",
        employer: { name: "Skipjack Marine" },
        address: { city: "Boston", state: "MA" },
        pay: { min: 20, max: 25, period: "hour", currency: "USD" },
        job_type: "Full time",
        applyUrl: "https://jobs.example/1",
      },
      {
        positionId: 2,
        jobTitle: "Cleaner",
        employer: { name: "Skipjack Marine" },
        address: { city: "Baltimore", state: "MD" },
        pay: null,
        job_type: "Part time",
        applyUrl: "https://jobs.example/2",
      },
    ],
  },
});
