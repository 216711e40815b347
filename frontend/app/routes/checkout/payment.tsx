export default function PaymentRoute() {
  return null;
}
