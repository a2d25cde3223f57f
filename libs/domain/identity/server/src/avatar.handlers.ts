import type * as identityContract from '@tradeport/domain/identity/contract'
import { AppError } from '@tradeport/kernel/errors'
import { binary, type Handlers } from '@tradeport/node/server-kit'
import { ownUser } from './account.handlers'
import { avatarsOf, dropAvatar, isGoodAddress, swapAvatar } from './avatar'
import { invalid } from './invalid-field'
import type { IdentityPorts } from './ports'

type AvatarHandlers = Pick<Handlers<typeof identityContract>, 'setAvatar' | 'removeAvatar' | 'avatarImage'>

export function avatarHandlers({ accounts }: IdentityPorts): AvatarHandlers {
  const avatars = avatarsOf(accounts.secretKey)
  return {
    async setAvatar(ctx, _input, { files }) {
      const userId = ownUser(ctx)
      const upload = files[0]
      if (!upload || files.length > 1) throw invalid('file', 'required')
      const fileId = await accounts.pictures.keep(ctx, upload)
      await swapAvatar(ctx, accounts, userId, fileId)
      return { avatarUrl: avatars.url(ctx, fileId) ?? '' }
    },

    async removeAvatar(ctx) {
      await dropAvatar(ctx, accounts, ownUser(ctx))
      return {}
    },

    async avatarImage(ctx, input) {
      const isGood = isGoodAddress(ctx, accounts.secretKey, input)
      // What was replaced or taken away is gone also for who kept its address.
      const content = isGood ? await accounts.pictures.content(ctx, input.id) : undefined
      if (!content) throw new AppError('FILE700404')
      return binary({ body: content, mime: 'image/webp', cacheControl: 'private, max-age=86400, immutable' })
    },
  }
}
