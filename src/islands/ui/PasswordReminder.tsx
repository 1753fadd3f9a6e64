import { useStore } from '@nanostores/react'
import { formatDate } from '~/domain/dates'
import { $passwordAge } from '~/stores/account/password'

/** Recommends changing a password that someone else set, or that is older than `password_expiry` days. */
export default function PasswordReminder({ href }: { href?: string }) {
  const { value } = useStore($passwordAge)
  if (!value?.isOld && !value?.isGiven) return null
  return (
    <p>
      {value.isGiven
        ? 'Your password is still the one that you were given.'
        : `Your password is unchanged since ${formatDate(value.changedAt)}.`}{' '}
      {href ? <a href={href}>Change it in the settings</a> : 'You may change it below'} when you have a minute.
    </p>
  )
}
