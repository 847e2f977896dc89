import type { Route } from "../http/dispatch.ts";
import { endOtherSessions, getProfile, listSessions, logout } from "./auth/session.ts";
import { getFormData } from "./employer/form-data.ts";
import { listClosedJobs, listEmployerJobs, listJobNames } from "./employer/job-lists.ts";
import {
  changeJobStatus,
  changePositionStatus,
  getEmployerJob,
  postDetail,
  postJob,
  postQuestions,
  postSalary,
  repostJob,
} from "./employer/jobs.ts";
import { getClusters } from "./map/clusters.ts";
import { getCompanyMap } from "./map/company.ts";
import { getPlaces } from "./map/places.ts";
import { getCompanyDetail, getCompanyJobs, listCompanies } from "./user/companies.ts";
import { getJob, getRelatedJobs } from "./user/job.ts";
import { countApplyClick, countJobClick } from "./user/job-clicks.ts";
import { getFilterData, listJobs, suggestTitles } from "./user/job-search.ts";
import { listCategories, listEmploymentTypes, listLocationTypes } from "./user/vocabularies.ts";

/** Every route of the API. Fixed paths come before those with parameters. */
export const routes: readonly Route[] = [
  getProfile,
  logout,
  listSessions,
  endOtherSessions,
  listJobs,
  suggestTitles,
  getFilterData,
  getJob,
  getRelatedJobs,
  countJobClick,
  countApplyClick,
  listEmploymentTypes,
  listCategories,
  listLocationTypes,
  listCompanies,
  getCompanyDetail,
  getCompanyJobs,
  getClusters,
  getPlaces,
  getCompanyMap,
  getFormData,
  listEmployerJobs,
  listJobNames,
  listClosedJobs,
  postJob,
  postSalary,
  postDetail,
  postQuestions,
  changeJobStatus,
  changePositionStatus,
  repostJob,
  getEmployerJob,
];
