import type * as identityContract from '@tradeport/domain/identity/contract'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { ownUser, sendCodeTo } from './account.handlers'
import { phoneAddress } from './address'
import { ownersSeat } from './member.handlers'
import type { IdentityPorts } from './ports'
import { requireRegionPhone } from './region-contact'
import { ownApplication, requireInHand } from './registration.applicant'
import { CODE_MINUTES, RESEND_SECONDS, issueCode, useCode } from './verification-code'

type ContactPhoneHandlers = Pick<Handlers<typeof identityContract>, 'sendContactPhoneCode' | 'verifyContactPhone'>

/** As forms and companies keep it. */
const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '')

async function keepForCompany(ctx: ActorContext, phone: string): Promise<void> {
  const seat = ownersSeat(ctx, 'company:update')
  await ctx.query('company_phone_verified', 'update company set contact_phone_verified = $2 where id = $1', [
    seat.companyId,
    phone,
  ])
  await ctx.audit({
    action: 'company:edit',
    entityType: 'company',
    entityId: seat.companyId,
    companyId: seat.companyId,
    after: { contactPhoneVerified: phone },
  })
  ctx.live({ to: { companyId: seat.companyId }, topic: 'company', id: seat.companyId })
}

export const contactPhoneHandlers = (ports: IdentityPorts): ContactPhoneHandlers => ({
  async sendContactPhoneCode(ctx, input) {
    ownUser(ctx)
    requireRegionPhone(ctx, input.phone)
    const address = phoneAddress(input.phone, ctx.region)
    if (ports.accounts.sms === 'none') throw new AppError('USER_SERVICE530134')
    const code = await issueCode(ctx, address, 'contact_phone')
    await sendCodeTo(ctx, ports, address, 'verification_code', code)
    return { resendAfter: RESEND_SECONDS, expiresInMinutes: CODE_MINUTES }
  },

  async verifyContactPhone(ctx, input) {
    ownUser(ctx)
    const { registrationId, code } = input
    const application = registrationId === undefined ? undefined : await ownApplication(ctx, registrationId)
    if (application) requireInHand(application)
    await useCode(ctx, phoneAddress(input.phone, ctx.region), 'contact_phone', code)
    const phone = digitsOf(input.phone)
    if (!application) await keepForCompany(ctx, phone)
    else
      await ctx.query(
        'registration_phone_verified',
        'update registration_application set contact_phone_verified = $2 where id = $1',
        [application.id, phone],
      )
    return {}
  },
})
