import type { Sequelize } from "sequelize";
import { Account, defineAccount } from "./account.ts";
import { Application, ApplicationEvent, ApplicationNote, defineApplication } from "./application.ts";
import { DismissedJob, defineCandidateJobs } from "./candidate-jobs.ts";
import { Category, defineCategory } from "./category.ts";
import { Company, defineCompany } from "./company.ts";
import { defineGalleryItem } from "./gallery-item.ts";
import { defineIdentity } from "./identity.ts";
import { defineJob, Job } from "./job.ts";
import { defineJobAlert } from "./job-alert.ts";
import { defineJobEvent } from "./job-event.ts";
import { defineJobLocation, JobLocation } from "./job-location.ts";
import { defineJobParts, JobEmploymentType, JobSkill, Skill } from "./job-parts.ts";
import { defineJobQuestion } from "./job-question.ts";
import { defineSession } from "./session.ts";
import { defineUnpublishedChanges, UnpublishedChanges } from "./unpublished-changes.ts";

export { Account } from "./account.ts";
export { Application, ApplicationEvent, ApplicationNote, ReplyTemplate } from "./application.ts";
export { DismissedJob, Folder, SavedJob, SearchHistoryEntry } from "./candidate-jobs.ts";
export { Category } from "./category.ts";
export { Company } from "./company.ts";
export { GalleryItem } from "./gallery-item.ts";
export { Identity } from "./identity.ts";
export { Job } from "./job.ts";
export { JobAlert } from "./job-alert.ts";
export { JobEvent } from "./job-event.ts";
export { JobLocation } from "./job-location.ts";
export { JobEmploymentType, JobSkill, Skill } from "./job-parts.ts";
export { JobQuestion } from "./job-question.ts";
export { Session } from "./session.ts";
export { UnpublishedChanges } from "./unpublished-changes.ts";

/** Binds the model classes to a pool and to each other. The schema itself belongs to the migrations. */
export function defineModels(sequelize: Sequelize): void {
  defineCompany(sequelize);
  defineCategory(sequelize);
  defineJob(sequelize);
  defineJobLocation(sequelize);
  defineJobParts(sequelize);
  defineJobQuestion(sequelize);
  defineUnpublishedChanges(sequelize);
  defineJobEvent(sequelize);
  defineCandidateJobs(sequelize);
  defineJobAlert(sequelize);
  defineApplication(sequelize);
  defineAccount(sequelize);
  defineSession(sequelize);
  defineIdentity(sequelize);
  defineGalleryItem(sequelize);

  Company.hasMany(Job, { as: "jobs", foreignKey: "companyId" });
  Account.belongsTo(Company, { as: "company", foreignKey: "companyId" });
  Job.belongsTo(Company, { as: "company", foreignKey: "companyId" });
  Job.belongsTo(Category, { as: "category", foreignKey: "categoryId" });
  Job.hasMany(JobLocation, { as: "locations", foreignKey: "jobId" });
  Job.hasMany(JobEmploymentType, { as: "employmentTypes", foreignKey: "jobId" });
  Job.hasMany(JobSkill, { as: "skills", foreignKey: "jobId" });
  Job.hasOne(UnpublishedChanges, { as: "unpublished", foreignKey: "jobId" });
  Job.belongsTo(Account, { as: "editor", foreignKey: "editedBy" });
  DismissedJob.belongsTo(Job, { as: "job", foreignKey: "jobId" });
  Application.belongsTo(Job, { as: "job", foreignKey: "jobId" });
  Application.belongsTo(Account, { as: "candidate", foreignKey: "candidateId" });
  Application.hasMany(ApplicationEvent, { as: "events", foreignKey: "applicationId" });
  Application.hasMany(ApplicationNote, { as: "notes", foreignKey: "applicationId" });
  ApplicationNote.belongsTo(Account, { as: "author", foreignKey: "accountId" });
  JobSkill.belongsTo(Skill, { as: "skill", foreignKey: "skillId" });
}
