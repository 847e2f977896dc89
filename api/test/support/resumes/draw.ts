import { Canvas } from "./canvas.ts";
import { Column } from "./column.ts";
import { type Layout, spanish } from "./layouts.ts";
import type { Person } from "./people.ts";

/** Draws the resume of a person. */
export function draw(person: Person, layout: Layout): Buffer {
  const canvas = new Canvas();
  const isSidebar = layout.columns.startsWith("sidebar");
  const sideLeft = layout.columns === "sidebar-left";
  const full = { left: 54, right: 558 };
  const main = new Column(
    canvas,
    layout,
    isSidebar
      ? sideLeft
        ? { left: 226, right: 566 }
        : { left: 46, right: 380 }
      : layout.columns === "hanging"
        ? { left: 160, right: 558 }
        : full,
  );
  const side = isSidebar
    ? new Column(canvas, layout, sideLeft ? { left: 40, right: 196 } : { left: 410, right: 572 })
    : main;
  const top = layout.columns === "hanging" || !isSidebar ? new Column(canvas, layout, full) : main;
  drawHead(person, layout, top, isSidebar ? side : top);
  if (top !== main) main.y = top.y;
  const { basics, work = [], education = [], skills = [], languages = [], certificates = [] } = person;
  main.heading("Summary");
  main.paragraph(basics?.summary ?? "");
  main.heading(layout.job === "pipes" ? "Professional Experience" : "Experience");
  for (const job of work) {
    main.keepTogether(5);
    drawJob(main, layout, job);
  }
  main.heading("Education");
  for (const school of education) drawSchool(main, layout, school);
  side.heading("Skills");
  drawSkills(
    side,
    layout,
    skills.map(({ name }) => name ?? ""),
  );
  side.heading("Languages");
  if (isSidebar) for (const each of languages) side.line(`${each.language} – ${each.fluency}`);
  else side.paragraph(languages.map((each) => `${each.language} (${each.fluency})`).join(", "));
  (isSidebar && sideLeft ? side : main).heading("Certifications");
  for (const each of certificates) {
    const column = isSidebar && sideLeft ? side : main;
    if (column === side) {
      column.line(each.name ?? "", { bold: true });
      column.line(`${each.issuer}, ${each.date}`);
    } else column.line(`${each.name}, ${each.issuer}, ${each.date}`);
  }
  return canvas.pdf();
}

function drawHead({ basics }: Person, { contact }: Layout, main: Column, side: Column): void {
  const place = [basics?.location?.city, basics?.location?.region].join(", ");
  const link = (basics?.profiles?.[0]?.url ?? "").replace("https://", "");
  const name = basics?.name ?? "";
  if (contact === "right") {
    const y = main.y;
    for (const text of [basics?.email ?? "", basics?.phone ?? "", place, link]) {
      main.right(text);
      main.y += 12;
    }
    const below = main.y;
    main.y = y + 6;
    main.text(name, { size: 22, bold: true });
    main.y += 18;
    main.text(basics?.label ?? "", { size: 11 });
    main.y = below;
    return;
  }
  main.text(name, { size: 22, bold: true });
  main.y += 18;
  main.text(basics?.label ?? "", { size: 12 });
  main.y += 16;
  if (contact === "line") {
    main.paragraph([place, basics?.phone, basics?.email, link].join(" | "));
    return;
  }
  if (side !== main) side.heading("Contact");
  for (const text of [basics?.email, basics?.phone, place, link]) side.line(text ?? "");
}

interface Job {
  readonly position?: string | undefined;
  readonly name?: string | undefined;
  readonly location?: string | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly highlights?: readonly string[] | undefined;
}

function periodOf({ startDate, endDate }: Job, { dates }: Layout): string {
  const open = dates === spanish ? "actualidad" : "Present";
  return `${dates(startDate ?? "")} – ${endDate ? dates(endDate) : open}`;
}

function drawJob(column: Column, layout: Layout, job: Job): void {
  const period = periodOf(job, layout);
  const { position = "", name = "", location = "", highlights = [] } = job;
  switch (layout.job) {
    case "title-dates/employer-place":
      column.pair(position, period, { bold: true });
      column.pair(name, location, { italic: true });
      break;
    case "employer-place/title-dates":
      column.pair(name, location, { bold: true });
      column.pair(position, period, { italic: true });
      break;
    case "one-line":
      column.pair(`${position}, ${name}`, period, { bold: true });
      column.line(location);
      break;
    case "pipes":
      column.line(`${position} | ${name}`, { bold: true });
      column.line(`${period} | ${location}`);
      break;
    case "each-a-line":
      column.line(position, { bold: true });
      column.line(name);
      column.line(location);
      column.line(period);
      break;
    case "dates-first":
      column.line(period, { italic: true });
      column.line(position, { bold: true });
      column.line(`${name}, ${location}`);
      break;
    case "dates-left":
      column.text(period, { size: column.size });
      column.indent(118, () => {
        column.line(position, { bold: true });
        column.line(`${name} – ${location}`);
      });
      break;
  }
  column.indent(layout.job === "dates-left" ? 118 : 8, () => {
    for (const text of highlights) column.paragraph(text, layout.bullet);
  });
  column.y += 5;
}

interface School {
  readonly institution?: string | undefined;
  readonly studyType?: string | undefined;
  readonly area?: string | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

function drawSchool(column: Column, layout: Layout, school: School): void {
  const period = periodOf(school, layout);
  const { institution = "", studyType = "", area = "" } = school;
  const degree = `${studyType} in ${area}`;
  switch (layout.job) {
    case "dates-left":
      column.text(period, { size: column.size });
      column.indent(118, () => {
        column.line(degree, { bold: true });
        column.line(institution);
      });
      break;
    case "each-a-line":
      column.line(degree, { bold: true });
      column.line(institution);
      column.line(period);
      break;
    case "dates-first":
      column.line(period, { italic: true });
      column.line(degree, { bold: true });
      column.line(institution);
      break;
    case "employer-place/title-dates":
      column.line(institution, { bold: true });
      column.pair(degree, period, { italic: true });
      break;
    case "pipes":
      column.line(`${degree} | ${institution}`, { bold: true });
      column.line(period);
      break;
    default:
      column.pair(degree, period, { bold: true });
      column.line(institution, { italic: true });
  }
  column.y += 5;
}

function drawSkills(column: Column, { skills: how, bullet }: Layout, skills: readonly string[]): void {
  if (how === "commas" || how === "pipes") {
    column.paragraph(skills.join(how === "commas" ? ", " : " | "));
    return;
  }
  if (how === "bullets") {
    for (const skill of skills) column.paragraph(skill, bullet);
    return;
  }
  for (let i = 0; i < skills.length; i += 3) {
    skills.slice(i, i + 3).forEach((skill, at) => {
      column.indent(at * 165, () => column.text(skill, { size: column.size }));
    });
    column.y += column.size * 1.25;
  }
}
