import type * as identityContract from '@tradeport/domain/identity/contract'
import type { Handlers } from '@tradeport/node/server-kit'
import { ownUser, sendCodeTo } from './account.handlers'
import { emailAddress } from './address'
import type { IdentityPorts } from './ports'
import { requireRegionEmail } from './region-contact'
import { ownApplication, requireInHand } from './registration.applicant'
import { CODE_MINUTES, RESEND_SECONDS, issueCode, useCode } from './verification-code'

type ContactEmailHandlers = Pick<Handlers<typeof identityContract>, 'sendContactEmailCode' | 'verifyContactEmail'>

export const contactEmailHandlers = (ports: IdentityPorts): ContactEmailHandlers => ({
  async sendContactEmailCode(ctx, input) {
    ownUser(ctx)
    requireRegionEmail(ctx, input.email, 'email')
    const address = emailAddress(input.email)
    const code = await issueCode(ctx, address, 'contact_email')
    await sendCodeTo(ctx, ports, address, 'verification_code', code)
    return { resendAfter: RESEND_SECONDS, expiresInMinutes: CODE_MINUTES }
  },

  async verifyContactEmail(ctx, { email, code, registrationId }) {
    ownUser(ctx)
    const application = await ownApplication(ctx, registrationId)
    requireInHand(application)
    const address = emailAddress(email)
    await useCode(ctx, address, 'contact_email', code)
    await ctx.query(
      'registration_email_verified',
      'update registration_application set contact_email_verified = $2 where id = $1',
      [application.id, address.value],
    )
    return {}
  },
})
