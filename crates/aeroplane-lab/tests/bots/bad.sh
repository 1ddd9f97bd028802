# A bot that always chooses the first answer, until it does what its first argument says: a fixture of the tests of bad
# programs. Its second argument, where there is one, is a file that tells the processes which were there: every start
# writes its process number.
fault=$1
if [ -n "$2" ]; then echo $$ >>"$2"; fi
asked=0

# The id in the line.
id() {
    rest=${line#*\"id\":}
    echo "${rest%%[!0-9]*}"
}
hello() { echo "{\"message\":\"hello\",\"id\":$(id),\"protocol\":\"aeroplane-bot/1\"}"; }
ready() { echo "{\"message\":\"ready\",\"id\":$(id)}"; }
answer() { echo "{\"message\":\"answer\",\"id\":$(id),\"index\":$1}"; }
for_ever() { while :; do sleep 1000; done; }

case $fault in
at_once) exit 7 ;;
unasked) echo '{"message":"ready","id":1}' ;;
never_reading) for_ever ;;
flood) while :; do echo '{"message":"ready","id":1}'; done ;;
grandchild)
    sleep 1000 &
    echo $! >>"$2"
    ;;
errors) head -c 1000000 /dev/zero >&2 ;;
# Knows what will be asked and reads nothing of it.
predicting)
    echo '{"message":"hello","id":1,"protocol":"aeroplane-bot/1"}'
    echo '{"message":"ready","id":2}'
    number=3
    while :; do
        echo "{\"message\":\"answer\",\"id\":$number,\"index\":0}"
        number=$((number + 1))
    done
    ;;
esac

while read -r line; do
    case $line in
    '{"message":"hello"'*)
        case $fault in
        silent) for_ever ;;
        at_hello) exit 1 ;;
        other_version) echo "{\"message\":\"hello\",\"id\":$(id),\"protocol\":\"aeroplane-bot/2\"}" ;;
        *) hello ;;
        esac
        ;;
    '{"message":"game"'*)
        case $fault in
        at_game) exit 1 ;;
        not_ready) for_ever ;;
        *) ready ;;
        esac
        ;;
    '{"message":"ask"'*)
        asked=$((asked + 1))
        # Every fault comes in the middle of a game.
        if [ $asked -lt 3 ]; then
            answer 0
            continue
        fi
        case $fault in
        late) for_ever ;;
        twice)
            answer 0
            answer 0
            ;;
        other_id) echo "{\"message\":\"answer\",\"id\":1,\"index\":0}" ;;
        other_message) ready ;;
        illegal) answer 99 ;;
        negative) answer -1 ;;
        text) echo 'hm, let me think' ;;
        no_text) printf '\377\376\n' ;;
        half)
            printf '{"message":"answer"'
            exit 0
            ;;
        long) head -c 70000 /dev/zero | tr '\0' ' ' && answer 0 ;;
        endless) tr '\0' ' ' </dev/zero ;;
        in_game) exit 3 ;;
        killed) kill -9 $$ ;;
        deaf)
            exec <&-
            for_ever
            ;;
        mute)
            exec >&-
            for_ever
            ;;
        *) answer 0 ;;
        esac
        ;;
    esac
done
case $fault in
staying) for_ever ;;
esac
