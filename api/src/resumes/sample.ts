import type { ResumeDocument } from "@jobmap/contract";

/** A made-up person, for pages that show what the templates look like. No real employer, school or license is named. */
export const SAMPLE_RESUME: ResumeDocument = {
  basics: {
    name: "Sample Person",
    label: "Warehouse shift lead",
    email: "sample.person@mail.example",
    phone: "555 0100",
    location: { city: "Riverton", region: "Example State", countryCode: "US" },
    summary:
      "Nine years in warehouses, the last four leading a shift of twenty. Forklift and reach truck certified. Trains new people, and writes down what works so that it stays.",
  },
  work: [
    {
      name: "Example Freight",
      position: "Shift lead",
      location: "Riverton",
      startDate: "2022-03",
      highlights: [
        "Plans twenty people over two docks each evening, and steps in where somebody is missing.",
        "Moved fast goods next to the docks: pickers walk a third less.",
        "Wrote the one-page check that each forklift gets before it moves.",
      ],
    },
    {
      name: "Sample Storage",
      position: "Forklift operator",
      location: "Riverton",
      startDate: "2017-06",
      endDate: "2022-02",
      highlights: [
        "Loaded and unloaded up to forty trucks a shift, without an accident in five years.",
        "Trained eleven new operators.",
      ],
    },
  ],
  education: [
    {
      institution: "Example Community College",
      area: "Logistics",
      studyType: "Associate degree",
      startDate: "2015",
      endDate: "2017",
    },
  ],
  certificates: [{ name: "Forklift operator, counterbalance and reach truck", date: "2024-05" }],
  skills: [
    { name: "Inventory counts" },
    { name: "Shift planning" },
    { name: "Scanners" },
    { name: "First aid" },
  ],
  languages: [
    { language: "English", fluency: "Fluent" },
    { language: "Spanish", fluency: "Native" },
  ],
};
