import type { Route } from "../http/dispatch.ts";
import { erase, getExport, setUsername } from "./account/account.ts";
import {
  changeEmployerPassword,
  changeEmployerPasswordToo,
  changeUserPassword,
  forgotPassword,
  resetOwnPassword,
} from "./auth/password.ts";
import { registerEmployer, registerUser, sendOtp, verifyOtp } from "./auth/register.ts";
import { endOtherSessions, getProfile, listSessions, logout } from "./auth/session.ts";
import { loginEmployer, loginUser } from "./auth/sign-in.ts";
import {
  employerAppleLogin,
  employerGoogleLogin,
  finishSignIn,
  getProviders,
  userAppleLogin,
  userGoogleLogin,
} from "./auth/social.ts";
import { checkPublicUrl, checkUsername } from "./auth/usernames.ts";
import {
  addNote,
  changeApplicationStatus,
  deleteNote,
  getApplication,
  getResume,
  listApplicants,
  listAppliedUsers,
  rateApplication,
} from "./employer/applications.ts";
import { exportApplications } from "./employer/export.ts";
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
import { deleteReplyTemplate, listReplyTemplates, saveReplyTemplate } from "./employer/reply-templates.ts";
import { getClusters } from "./map/clusters.ts";
import { getCompanyMap } from "./map/company.ts";
import { getPlaces } from "./map/places.ts";
import {
  getNoticePreferences,
  listEmployerNotifications,
  listNotifications,
  postUnsubscribe,
  readNotifications,
  setNoticePreference,
} from "./notifications.ts";
import {
  clearApplied,
  getApplyForm,
  getOwnResume,
  listApplied,
  postApply,
  postWithdraw,
} from "./user/applications.ts";
import { getCompanyDetail, getCompanyJobs, listCompanies } from "./user/companies.ts";
import { addFeedback } from "./user/feedback.ts";
import { getJob, getRelatedJobs } from "./user/job.ts";
import { countApplyClick, countJobClick } from "./user/job-clicks.ts";
import { getFilterData, listJobs, suggestTitles } from "./user/job-search.ts";
import {
  clearSaved,
  deleteFolder,
  getMarks,
  listFolderJobs,
  listFolders,
  listSaved,
  postFolder,
  postFolderOrder,
  postSave,
  saveIntoFolder,
} from "./user/saved-jobs.ts";
import {
  clearNotInterested,
  clearSearchHistory,
  deleteNotInterested,
  deleteSearch,
  getSearchPreferences,
  postNotInterested,
  postReport,
} from "./user/search-preferences.ts";
import { listCategories, listEmploymentTypes, listLocationTypes } from "./user/vocabularies.ts";

/** Every route of the API. Fixed paths come before those with parameters. */
export const routes: readonly Route[] = [
  sendOtp,
  verifyOtp,
  registerUser,
  registerEmployer,
  loginUser,
  loginEmployer,
  userGoogleLogin,
  employerGoogleLogin,
  userAppleLogin,
  employerAppleLogin,
  finishSignIn,
  getProviders,
  forgotPassword,
  resetOwnPassword,
  changeUserPassword,
  changeEmployerPassword,
  changeEmployerPasswordToo,
  checkUsername,
  checkPublicUrl,
  setUsername,
  getExport,
  erase,
  getProfile,
  logout,
  listSessions,
  endOtherSessions,
  listJobs,
  suggestTitles,
  getFilterData,
  getSearchPreferences,
  clearSearchHistory,
  deleteSearch,
  postNotInterested,
  clearNotInterested,
  deleteNotInterested,
  postReport,
  getMarks,
  postSave,
  listSaved,
  clearSaved,
  listFolders,
  postFolder,
  postFolderOrder,
  deleteFolder,
  listFolderJobs,
  saveIntoFolder,
  addFeedback,
  getApplyForm,
  postApply,
  listApplied,
  postWithdraw,
  clearApplied,
  getOwnResume,
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
  listNotifications,
  listEmployerNotifications,
  readNotifications,
  getNoticePreferences,
  setNoticePreference,
  postUnsubscribe,
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
  listApplicants,
  listAppliedUsers,
  changeApplicationStatus,
  exportApplications,
  getApplication,
  getResume,
  rateApplication,
  addNote,
  deleteNote,
  listReplyTemplates,
  saveReplyTemplate,
  deleteReplyTemplate,
  getEmployerJob,
];
