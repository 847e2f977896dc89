import { type Family, hourly, occupation, yearly } from "./types.ts";

export const media: Family = {
  days: [
    "Briefs are written, feedback is collected once and deadlines are real.",
    "You will have quiet mornings and working sessions in the afternoon.",
    "Drafts are shown early here.",
    "Finished work goes on the wall for a week.",
  ],
  teams: [
    "You will join a studio of {team}.",
    "The team has {team} writers, designers and producers.",
    "You will work with {team} colleagues and one editor.",
    "A group of {team} shares projects and equipment.",
  ],
  growth: [
    "There is a yearly budget for books, courses and software.",
    "You keep the right to show your work in your portfolio.",
    "Your name stands beside what you make.",
  ],
  traits: [
    "A portfolio that shows how you think",
    "Taking criticism of the work as being about the work",
    "Meeting deadlines",
    "Simple words",
    "Care for detail up to the last proof",
  ],
  occupations: [
    occupation("graphic-designer", "27-1024.00", yearly(58_500, 0.1), ["BACHELOR", 0, 4], "office", {
      titles: "Graphic Designer | Visual Designer | Production Designer",
      purposes: "make things clear first and beautiful right after",
      duties:
        "Design for print and screen | Prepare files for production | Keep the brand consistent | Present choices with reasons | Retouch and prepare images | Work with printers and developers",
      days: "Two or three projects a day, each at a different stage.",
      skills: "Adobe Illustrator | Adobe InDesign | Typography | Figma | Brand design | Print production",
      remote: 0.25,
      hybrid: 0.35,
      flags: ["senior", "intern", "contract"],
    }),
    occupation("interior-designer", "27-1025.00", yearly(61_000, 0.1), ["BACHELOR", 0, 4], "office", {
      titles: "Interior Designer | Kitchen and Bath Designer",
      purposes: "plan rooms that work for the people in them",
      duties:
        "Meet clients and measure rooms | Draw plans and elevations | Choose materials within the budget | Order and track | Visit sites during installation | Keep the sample library in order",
      days: "Clients in the morning, drawings in the afternoon, sites on Thursdays.",
      skills: "Space planning | AutoCAD | Material selection | Client communication | Budgeting",
      hybrid: 0.25,
      flags: ["intern"],
    }),
    occupation("public-relations", "27-3031.00", yearly(66_000, 0.11), ["BACHELOR", 1, 4], "office", {
      titles: "Public Relations Specialist | Communications Specialist | Social Media Manager",
      purposes: "tell our story truthfully and on time",
      duties:
        "Write releases, posts and talking points | Answer reporters | Plan the editorial calendar | Watch what is said and report it | Prepare for difficult questions | Measure reach",
      days: "News first, writing next, planning last.",
      skills: "Writing | Media relations | Social media | Content planning | Crisis communication",
      remote: 0.2,
      hybrid: 0.4,
      flags: ["senior", "intern"],
    }),
    occupation("technical-writer", "27-3042.00", yearly(79_000, 0.1), ["BACHELOR", 1, 5], "office", {
      titles: "Technical Writer | Documentation Specialist",
      purposes: "explain it so that nobody has to ask",
      duties:
        "Interview engineers and users | Write guides, references and notes | Test every step yourself | Draw diagrams | Keep terms consistent | Retire pages that are no longer true",
      days: "Reading and asking in the morning, writing in the afternoon.",
      skills: "Technical writing | Markdown | Information architecture | Git | Editing",
      remote: 0.45,
      hybrid: 0.25,
      flags: ["senior", "contract"],
    }),
    occupation("photographer", "27-4021.00", hourly(21.5, 0.11), ["HIGH_SCHOOL", 0, 3], "events", {
      titles: "Portrait Photographer | Product Photographer | School Photographer",
      purposes: "take pictures people keep",
      duties:
        "Set up lights and backdrops | Put people at ease | Shoot to the brief | Select and retouch | Deliver files on time | Look after equipment",
      days: "Shoots in the first half of the day, editing in the second.",
      skills: "Photography | Studio lighting | Adobe Lightroom | Adobe Photoshop | Client communication",
      flags: ["contract"],
    }),
  ],
};
