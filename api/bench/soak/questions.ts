import { QueryTypes, type Sequelize } from "sequelize";

const API = "/api/v1/";
const JOBS = 400;
const COMPANIES = 40;

/**
 * What visitors and embeds ask for, in the order in which it is asked: of twenty questions four are of embeds, five are pages, and the others are
 * lists, suggestions and the map.
 */
export async function questionsOf(database: Sequelize): Promise<readonly string[]> {
  const jobs = await database.query<{ id: number }>(
    `SELECT id FROM jobs WHERE status = 'PUBLISHED' ORDER BY CRC32(id) LIMIT ${JOBS}`,
    { type: QueryTypes.SELECT },
  );
  const companies = await database.query<{ username: string }>(
    `SELECT c.username FROM companies c JOIN jobs j ON j.company_id = c.id AND j.status = 'PUBLISHED'
       GROUP BY c.id ORDER BY COUNT(*) DESC LIMIT ${COMPANIES}`,
    { type: QueryTypes.SELECT },
  );
  return jobs.flatMap(({ id }, i) => {
    const company = companies[i % companies.length]?.username ?? "";
    const [west, south] = [-120 + (i % 45), 28 + (i % 18)];
    return [
      `/job/${id}`,
      `${API}map/clusters?bbox=-125,24,-66,50&zoom=4`,
      `${API}user/job/list?limit=20&purpose=page`,
      `${API}map/company/${company}`,
      `${API}map/clusters?bbox=${west},${south},${west + 4},${south + 3}&zoom=7`,
      `${API}user/job/get-search-job-title?search=${["nu", "war", "tea", "elec"][i % 4]}`,
      "/jobmap",
      `${API}user/job/filter-data?search=${["teacher", "nurse", "driver", "cook"][i % 4]}`,
      `${API}map/clusters?bbox=${west},${south},${west + 1},${south + 1}&zoom=9`,
      `${API}map/company/${company}`,
      "/jobs/registered-nurse",
      `${API}user/companies?search=${["north", "har", "me", "st"][i % 4]}`,
      `${API}user/job/list?limit=20&purpose=page&search=${["driver", "nurse", "cook"][i % 3]}&location=Denver,%20CO`,
      `${API}map/company/${company}`,
      "/",
      `${API}map/clusters?bbox=${west},${south},${west + 8},${south + 6}&zoom=6`,
      `${API}user/job/list?limit=20&purpose=page&search=${["welder", "night shift", "$25 an hour"][i % 3]}`,
      `${API}map/company/${company}`,
      `/company/${company}`,
      `${API}map/clusters?bbox=-75,40,-73,42&zoom=9`,
    ];
  });
}
