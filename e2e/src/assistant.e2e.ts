import { expect, expectAccessible, expectFitsWidth, test, urlOf } from './fixtures'
import { demo, signIn } from './people'

test('a visitor asks, reads the sources, stops and goes on, and finds it all after a reload', async ({ page }) => {
  await page.goto(urlOf('portal', '/IntelligentCustomerService?noRedirect=1'))
  await expect(page.getByText('Answers come from the platform’s own contents')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expectAccessible(page)
  const field = page.getByRole('textbox', { name: 'Your question' })
  const log = page.getByRole('log', { name: 'Conversation' })

  await test.step('the answer comes with its sources', async () => {
    await field.fill('Do you have merino sweaters?')
    await field.press('Enter')
    await expect(log.getByText('These goods fit what you describe:')).toBeVisible()
    const sources = log.getByText(/^Sources \(\d\)$/)
    await expect(sources).toBeVisible()
    await sources.click()
    await expect(log.getByRole('listitem').getByText('Product').first()).toBeVisible()
    await expectAccessible(page)
    await expectFitsWidth(page)
  })

  await test.step('a stopped answer keeps its text and goes on in the same message', async () => {
    await field.fill('How do I register as a seller?')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(log.getByText(/Open the seller/)).toBeVisible()
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(log.getByText('Stopped')).toBeVisible()
    await log.getByRole('button', { name: 'Continue' }).click()
    await expect(log.getByText(/you are told by mail/)).toBeVisible()
  })

  await test.step('modes say that they are on and off', async () => {
    await page.getByRole('button', { name: 'Deep thinking' }).click()
    await expect(page.getByText('Deep thinking mode enabled')).toBeVisible()
    await page.getByRole('button', { name: 'Deep thinking' }).click()
    await expect(page.getByText('Deep thinking mode disabled')).toBeVisible()
  })

  await page.reload()
  await expect(log.getByRole('paragraph').filter({ hasText: 'How do I register as a seller?' })).toBeVisible()
  await expect(log.getByText(/you are told by mail/)).toBeVisible()

  await test.step('the conversation is cleared', async () => {
    await page.getByRole('button', { name: 'Clear conversation' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Clear conversation' }).click()
    await expect(page.getByText('Conversation cleared')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What would you like to know?' })).toBeVisible()
  })
})

test('who asks for a person gets one live', async ({ page, browser, request }) => {
  await page.goto(urlOf('portal', '/IntelligentCustomerService?noRedirect=1'))
  const person = page.getByRole('button', { name: 'Talk to a person' })
  const wish = `Please help with order ${Date.now()}`
  const field = page.getByRole('textbox', { name: 'Your question' })
  await field.fill(wish)
  await field.press('Enter')
  await expect(page.getByRole('log').getByText(wish)).toBeVisible()
  await person.click()
  await expect(page.getByText(/You are number \d+ in the queue/)).toBeVisible()

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await signIn(context, await demo(request, 'operator', 'admin'))
  const desk = await context.newPage()
  await desk.goto(urlOf('admin', '/assistant-desk'))
  await desk.getByRole('link').filter({ hasText: wish }).click()
  await desk.getByRole('button', { name: 'Take over' }).click()
  await expect(page.getByText(/answers you now/)).toBeVisible()
  await desk.getByLabel('Your answer').fill('A person here: I look at it.')
  await desk.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log').getByText('A person here: I look at it.')).toBeVisible()
  await expect(page.getByRole('status').getByText('A person here: I look at it.')).toBeAttached()
  await field.fill('Thank you!')
  await field.press('Enter')
  await expect(desk.getByRole('log').getByText('Thank you!')).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Release' }).click()
  await desk.getByRole('dialog').getByLabel('What was settled').fill('Answered')
  await desk.getByRole('dialog').getByRole('button', { name: 'Release' }).click()
  await expect(page.getByText(/has left. The assistant answers again./)).toBeVisible()
  await context.close()
})
