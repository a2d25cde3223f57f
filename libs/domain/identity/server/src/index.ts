import * as identityContract from '@tradeport/domain/identity/contract'
import { defineServerModule } from '@tradeport/node/server-kit'
import { emptyLeftAccounts } from './account-deletion'
import { addressBookHandlers } from './address-book.handlers'
import { accountHandlers } from './account.handlers'
import { avatarHandlers } from './avatar.handlers'
import { bankAccountHandlers } from './bank-account.handlers'
import { bankAccountTimer } from './bank-account.jobs'
import { departmentHandlers } from './department.handlers'
import { grantHandlers, grantTimer } from './grant.handlers'
import { invitationHandlers } from './invitation.handlers'
import { listViewHandlers } from './list-view.handlers'
import { onlineHandlers } from './online.handlers'
import { avatarsOf } from './avatar'
import { personHandlers } from './person.handlers'
import { menuHandlers } from './menu.handlers'
import { operatorHandlers } from './operator.handlers'
import { companyHandlers } from './operators.handlers'
import { passkeyHandlers } from './passkey.handlers'
import type { IdentityPorts } from './ports'
import { checklistHandlers } from './checklist.handlers'
import { applicantHandlers } from './registration.applicant'
import { roleHandlers } from './role.handlers'
import { certificateHandlers, certificateTimer } from './certificate.handlers'
import { companyAuditHandlers } from './company-audit.handlers'
import { standingTimer } from './company-standing'
import { companyStateHandlers } from './company-state.handlers'
import { ownClosingHandlers } from './own-company-closing.handlers'
import { evidenceHandlers } from './company-evidence.handlers'
import { contactEmailHandlers } from './contact-email.handlers'
import { contactPhoneHandlers } from './contact-phone.handlers'
import { profileHandlers } from './company-profile.handlers'
import { memberInvitationHandlers, memberInvitationTimer } from './member-invitation.handlers'
import { memberHandlers } from './member.handlers'
import { viewAsHandlers } from './view-as.handlers'
import { regionHandlers } from './region.handlers'
import { regionSettingHandlers } from './region-setting.handlers'
import { registrationHandlers } from './registration.handlers'
import { registrationTimers } from './registration.jobs'
import { registryLookUps } from './registration-check.jobs'
import { signInRetention } from './retention.jobs'
import { ssoClientHandlers } from './sso-client.handlers'
import { securityHandlers } from './security.handlers'

export const identityServer = defineServerModule({
  name: 'identity',
  migrations: import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  contract: identityContract,
  handlers: (ports: IdentityPorts) => ({
    ...accountHandlers(ports),
    ...avatarHandlers(ports),
    ...securityHandlers(ports),
    ...passkeyHandlers(ports),
    ...registrationHandlers(ports),
    ...regionHandlers(ports),
    ...regionSettingHandlers(ports),
    ...applicantHandlers(ports),
    ...checklistHandlers(ports),
    ...companyHandlers,
    ...companyStateHandlers(ports),
    ...ownClosingHandlers(ports),
    ...memberHandlers(ports),
    ...memberInvitationHandlers(ports),
    ...companyAuditHandlers(ports),
    ...profileHandlers(ports),
    ...contactEmailHandlers(ports),
    ...contactPhoneHandlers(ports),
    ...evidenceHandlers(ports),
    ...addressBookHandlers,
    ...certificateHandlers(ports),
    ...bankAccountHandlers(ports),
    ...operatorHandlers(ports),
    ...roleHandlers(ports),
    ...grantHandlers(ports),
    ...viewAsHandlers,
    ...departmentHandlers,
    ...ssoClientHandlers(ports),
    ...menuHandlers(ports),
    ...onlineHandlers(ports),
    ...invitationHandlers,
    ...personHandlers(avatarsOf(ports.accounts.secretKey), ports.catalogue),
    ...listViewHandlers,
  }),
  jobs: (ports: IdentityPorts) => [
    registrationTimers(ports.companies),
    registryLookUps(ports.registry),
    certificateTimer(ports),
    bankAccountTimer(ports),
    memberInvitationTimer,
    grantTimer,
    standingTimer(ports),
    emptyLeftAccounts(ports),
    signInRetention,
  ],
  services: ({ regions }, parts) => [regions.service(parts)],
})

export { companiesWith } from './code-use'
export {
  buyerCompany,
  buyerCompanyNamed,
  companiesNamed,
  companyFacts,
  companyInRegion,
  mayBeginBusiness,
  approveLimitOf,
  orderLimitOf,
  purchaseApprovers,
  companyTimeZone,
  countMembers,
  countriesOfBuyers,
  hiddenProviders,
  operatorsServing,
  personNames,
  providerCompanies,
  peopleOf,
  providersKnownAs,
  providersNamed,
  colleaguesWith,
  recipientsOf,
  type RolesWith,
  type ProviderCompany,
  type Recipient,
} from './directory'
export { avatarsOf, type Avatars } from './avatar'
export { addressSheet } from './address-sheet'
export { applicantOf, buyerAccount, buyerAccounts, registrationsOf } from './accounts-by-address'
export { simulatedRegistry, type AskedCompany, type CompanyRegistry } from './company-registry'
export { gleifRegistry } from './gleif-registry'
export { companyFace } from './company-face'
export { insertLicenceCertificate, insertSiteCheck } from './certificate.repository'
export { inviteFirstOperator } from './first-operator'
export { stakesOf } from './no-stake'
export type {
  AccountPorts,
  CodePorts,
  CompanyStanding,
  IdentityPorts,
  MenuWords,
  NewStore,
  PicturePort,
  StorePort,
} from './ports'
export type { CompanyPorts } from './company.ports'
export { createAuthenticator } from './session'
export { collectAccounts, payeesOf, type Payee, type Payees } from './payees'
export { passkeySiteOf } from './passkey-site'
export { startRegistration } from './registration.start'
export { KnownRegions } from './known-regions'
export { hashPassword } from './secrets'
