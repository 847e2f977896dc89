import { z } from "zod";
import { known, places } from "./known-feed.ts";

const text = z.string().nullish();
const PostalAddress = z
  .looseObject({ addressLocality: text, addressRegion: text, addressCountry: text })
  .nullish();

/** https://developers.ashbyhq.com/docs/public-job-posting-api, with `includeCompensation=true`. It names no employer. */
export const ASHBY = known(
  "Ashby",
  z.looseObject({
    id: z.string(),
    title: z.string(),
    jobUrl: z.string(),
    applyUrl: text,
    isListed: z.boolean().nullish(),
    location: text,
    secondaryLocations: z.array(z.looseObject({ location: text })).nullish(),
    address: z.looseObject({ postalAddress: PostalAddress }).nullish(),
    department: text,
    team: text,
    isRemote: z.boolean().nullish(),
    workplaceType: text,
    employmentType: text,
    publishedAt: text,
    descriptionHtml: text,
    compensation: z
      .looseObject({
        compensationTierSummary: text,
        summaryComponents: z
          .array(
            z.looseObject({
              compensationType: text,
              interval: text,
              currencyCode: text,
              minValue: z.number().nullish(),
              maxValue: z.number().nullish(),
            }),
          )
          .nullish(),
      })
      .nullish(),
  }),
  (job) => {
    const pay = job.compensation?.summaryComponents?.find(
      ({ compensationType }) => compensationType === "Salary",
    );
    const further = (job.secondaryLocations ?? []).map(({ location }) => location);
    const address = job.address?.postalAddress;
    const town = [address?.addressLocality, address?.addressRegion].filter(Boolean).join(", ");
    return {
      "job id": job.id,
      title: job.title,
      location: places(address?.addressLocality ? town : job.location, ...further),
      country: address?.addressCountry,
      remote: job.workplaceType ?? (job.isRemote ? "remote" : null),
      // "FullTime"
      "employment type": job.employmentType?.replace(/([a-z])([A-Z])/g, "$1 $2"),
      department: job.department ?? job.team,
      description: job.descriptionHtml,
      "posted date": job.publishedAt?.slice(0, 10),
      // An unlisted job is reached by its address alone, and is not to be shown.
      status: job.isListed === false ? "unpublished" : null,
      "salary min": pay?.minValue,
      "salary max": pay?.maxValue,
      "salary currency": pay?.currencyCode,
      // "1 YEAR"
      "salary unit": /hour|day|week|month|year/i.exec(pay?.interval ?? "")?.[0],
      url: job.jobUrl,
      "apply url": job.applyUrl,
    };
  },
);
