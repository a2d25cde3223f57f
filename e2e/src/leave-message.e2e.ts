import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { act } from './controls'
import { ask, expect, expectAccessible, expectFitsWidth, test, urlOf } from './fixtures'
import { demo, signIn, speak } from './people'

/** The text of the newest mail of a kind to an address, from the mailbox of the embedded start. */
async function mailText(request: APIRequestContext, to: string, template: string): Promise<string> {
  let text = ''
  await expect
    .poll(async () => {
      const answer = await ask(request, 'portal', `/api/message/mailbox/page?to=${encodeURIComponent(to)}`)
      const { data } = (await answer.json()) as { data: { records: { id: string; template: string }[] } }
      const mail = data.records.find(record => record.template === template)
      if (!mail) return ''
      const detail = await ask(request, 'portal', `/api/message/mailbox/detail?id=${mail.id}`)
      text = ((await detail.json()) as { data: { text: string } }).data.text
      return text
    })
    .not.toBe('')
  return text
}

const linkIn = (text: string) => /https?:\/\/\S+\/message\/track\S+/.exec(text)?.[0] ?? ''

test('a visitor leaves a message, is answered by mail, reads it behind the link and answers back', async ({
  page,
  browser,
  request,
}) => {
  // Two people, three pages, four mails.
  test.slow()
  const email = `visitor-${Date.now()}@nordhaus.example`
  // The same text from several people would be taken for spam.
  const needs = `Three thousand ${randomUUID().replaceAll(/\d|-/g, 'x')} sweaters by March, please.`
  await page.goto(urlOf('portal', '/?noRedirect=1'))
  await page.getByRole('button', { name: 'Leave a message' }).click()
  const form = page.getByRole('dialog', { name: 'Leave a message' })

  await test.step('says at each field what is missing, in the product’s own words', async () => {
    const opened = Date.now()
    await form.getByRole('button', { name: 'Send message' }).click()
    for (const text of [
      'Please choose an inquiry type',
      'Please describe your needs',
      'Please enter your email',
      'Please enter your phone number',
    ])
      await expect(form.getByText(text, { exact: true })).toBeVisible()
    await expect(form.getByLabel('Inquiry type')).toBeFocused()
    await expectAccessible(page)
    await form.getByLabel('Email address').fill('anna@')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByText('Invalid email format', { exact: true })).toBeVisible()
    // Whoever sends within three seconds is taken for a program.
    await expect.poll(() => Date.now() - opened).toBeGreaterThan(3_000)
  })

  await test.step('keeps what was written when the page is closed', async () => {
    await form.getByLabel('Inquiry type').selectOption({ label: 'Procurement' })
    await form.getByLabel('Description of needs').fill(needs)
    await form.getByRole('combobox', { name: 'Country' }).fill('DE')
    await page.getByRole('option', { name: /Germany/ }).click()
    await expect(form.getByLabel('Area code')).toHaveValue('+49')
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Anna Krüger')
    await page.reload()
    await page.getByRole('button', { name: 'Leave a message' }).click()
    await expect(form.getByLabel('Description of needs')).toHaveValue(needs)
    await expect(form.getByRole('combobox', { name: 'Country' })).toHaveValue('Germany')
  })

  await test.step('takes a file and sends', async () => {
    await form.locator('input[type=file]').setInputFiles({
      name: 'sketch.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n%%EOF'),
    })
    await expect(form.getByRole('button', { name: 'Remove sketch.pdf' })).toBeVisible()
    await form.getByLabel('Email address').fill(email)
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByText('Your message has been submitted. We will contact you soon.')).toBeVisible()
    await expect(form.getByText(/^LM\d+$/)).toBeVisible()
    await expectAccessible(page)
  })
  const no = (await form.getByText(/^LM\d+$/).textContent()) ?? ''
  expect(linkIn(await mailText(request, email, 'message_received'))).toContain(no)

  const operator = await browser.newContext()
  await speak(operator, 'en_US')
  await signIn(operator, await demo(request, 'operator', 'service'))
  const queue = await operator.newPage()
  await test.step('an operator takes it and replies', async () => {
    await queue.goto(urlOf('admin', `/customer-messages?status=new&q=${no}`))
    await queue.getByRole('link', { name: needs }).click()
    await expect(queue.getByRole('heading', { level: 1, name: no })).toBeVisible()
    await expect(queue.getByRole('button', { name: 'Download sketch.pdf' })).toBeVisible()
    await queue.getByRole('button', { name: 'Take', exact: true }).click()
    await queue.getByRole('button', { name: 'Reply', exact: true }).click()
    await queue
      .getByRole('dialog')
      .getByRole('textbox', { name: 'Reply' })
      .fill('Three mills can do it.\nShall we arrange samples?')
    await queue.getByRole('dialog').getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(queue.getByText('Reached by: tracking page, mail')).toBeVisible()
    await expectAccessible(queue)
  })

  const visitor = await browser.newContext()
  const track = await visitor.newPage()
  await test.step('the mail carries the answer, and a link that shows it without an account', async () => {
    const mail = await mailText(request, email, 'message_reply')
    expect(mail).toContain('Three mills can do it.')
    await track.goto(linkIn(mail))
    await expect(track.getByText('Shall we arrange samples?')).toBeVisible()
    await expect(track.getByText('Answered', { exact: true })).toBeVisible()
    await expectAccessible(track)
    await track.setViewportSize({ width: 360, height: 740 })
    await expectFitsWidth(track)
  })

  await test.step('the visitor answers, and the operator’s open page shows it', async () => {
    await track.getByLabel('Your answer').fill('Yes, two of each colour.')
    await track.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(track.getByText('Being answered')).toBeVisible()
    await expect(queue.getByText('Yes, two of each colour.')).toBeVisible()
  })

  await test.step('settled, rated, and reopened', async () => {
    await queue.getByRole('button', { name: 'Reply', exact: true }).click()
    await queue.getByRole('dialog').getByRole('textbox', { name: 'Reply' }).fill('Done.')
    await queue.getByRole('dialog').getByRole('button', { name: 'Reply', exact: true }).click()
    await act(queue, 'Settle')
    await expect(queue.getByText('Settled').first()).toBeVisible()
    await track.goto(linkIn(await mailText(request, email, 'message_resolved')))
    await track.getByRole('radio', { name: 'Very satisfied' }).check()
    await track.getByRole('button', { name: 'Send rating' }).click()
    await expect(track.getByText('Thank you for your rating.')).toBeVisible()
    await track.getByLabel('What is still open?').fill('The colour cards.')
    await track.getByRole('button', { name: 'Reopen' }).click()
    await expect(track.getByText('Being answered')).toBeVisible()
  })

  await test.step('a wrong link shows nothing but the way to a right one', async () => {
    await track.goto(urlOf('portal', `/message/track?no=${no}&key=${'A'.repeat(43)}`))
    await expect(track.getByText('This link is not valid or not complete.')).toBeVisible()
    await expect(track.getByText('Three mills can do it.')).toBeHidden()
  })
  await operator.close()
  await visitor.close()
})

test('the mobile portal has the form as a page', async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  const page = await phone.newPage()
  await page.goto(urlOf('h5', '/me'))
  await page.getByRole('link', { name: 'Leave a message' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leave a message' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'Complaints and suggestions' })).toBeAttached()
  await expectFitsWidth(page)
  await expectAccessible(page)
  await phone.close()
})
